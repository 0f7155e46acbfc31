import { expect, test } from 'vitest';
import { slug } from '../../../../lib/text/address';

test.each([
  ['Getting started', 'getting-started'],
  [' Options: `output.reportDir`? ', 'options-outputreportdir'],
  ['规则 与 选项（二）', '规则-与-选项二'],
  ['Ünïcode_2 - x', 'ünïcode_2---x'],
])('issue 7.1 %s → %s, as GitHub has it', (title, id) => {
  expect(slug(title)).toBe(id);
});
