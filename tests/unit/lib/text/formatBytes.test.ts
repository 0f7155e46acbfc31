import { expect, test } from 'vitest';
import { formatBytes } from '../../../../lib/text/strings';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.00 KB'],
  [203_849, '203.85 KB'],
  [1_190_000, '1.19 MB'],
])('%i bytes are written as the report does: %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
