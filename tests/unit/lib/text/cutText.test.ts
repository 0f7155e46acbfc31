import { expect, test } from 'vitest';
import { cutText } from '../../../../lib/text/strings';

test.each([
  ['', ''],
  ['short', 'short'],
  ['12345678', '12345678'],
  ['123456789', '12345678…'],
  ['🧱'.repeat(8), '🧱'.repeat(8)],
  ['🧱'.repeat(9), `${'🧱'.repeat(8)}…`],
  ['x'.repeat(100_000), 'xxxxxxxx…'],
])('%.20s of eight letters is %s', (text, cut) => {
  expect(cutText(text, 8, '…')).toBe(cut);
});
