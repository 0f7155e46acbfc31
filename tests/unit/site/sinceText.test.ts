import { expect, it } from 'vitest';
import { sinceText } from '../../../site/contract/contract';

it.each([
  [{ since: '0.1.0' }, '0.1'],
  [{ since: '1.2.3', after: '1.1.11' }, '1.2'],
  [{ since: '1.3.0', after: '1.2.3' }, '1.3'],
  [{ since: '1.5.16', after: '1.5.15' }, '1.5.16'],
])('S9-3 the first version %o is told as %s', (past, text) => {
  expect(sinceText(past)).toBe(text);
});
