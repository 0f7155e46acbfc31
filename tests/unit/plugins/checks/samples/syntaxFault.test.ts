import { describe, expect, it } from 'vitest';
import { syntaxFault } from '../../../../../plugins/checks/samples/syntaxFault';

describe('a sample can be parsed', () => {
  it.each([
    ['js', 'const a = 1;\nconst b = ;', 2],
    ['js', "const a = 1;\nimport type { B } from 'b';", 2],
    ['mjs', 'const a = 1;\nconst b: string = c;', 2],
    ['ts', 'type A = {\n  b: string\n', 3],
    ['json', '{\n  "a": 1,\n}', 3],
    ['yaml', 'a: 1\nb: [1,', 2],
  ])('%s: the line of the fault', async (language, text, line) => {
    await expect(syntaxFault(text, language)).resolves.toMatchObject({ line });
  });

  it.each([
    ['js', 'export default { plugins: [] };'],
    ['jsx', 'export const A = () => <p>a</p>;'],
    ['ts', 'const a = <string>b;'],
    ['json', '{ "a": 1 }'],
    ['yaml', 'a: [1]'],
    ['text', '{'],
  ])('%s: good code', async (language, text) => {
    await expect(syntaxFault(text, language)).resolves.toBeUndefined();
  });
});
