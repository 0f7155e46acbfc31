import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../../../plugins/checks/parity/compareParts';

describe('parity gate: numbers', () => {
  it.each([
    ['1,024 files of version 1.6.3, port 3000.', ['1024', '1.6.3', '3000']],
    ['E1001 in ES2015', ['1001', '2015']],
    ['released in March 2025', ['3', '2025']],
    ['on 19 May 2025', ['19', '5', '2025']],
    ['between August and October 2024', ['8', '10', '2024']],
    ['you may; May I? A march to March', []],
    ['2025 年 3 月 19 日', ['2025', '3', '19']],
    ['Augustine and two files', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text).map(({ value }) => value)).toEqual(numbers);
  });
});
