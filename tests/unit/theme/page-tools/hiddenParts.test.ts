import { expect, test } from 'vitest';
import { hiddenParts } from '../../../../theme/page-tools/hiddenParts';

test.each([
  ['', []],
  ['?navbar=0', ['navbar']],
  ['?sidebar=0&outline=0', ['sidebar', 'outline']],
  ['?footer=0&x=0', ['footer']],
  ['?navbar=1&sidebar=&outline=false&footer=00', []],
  ['?navbar=1&navbar=0', []],
])('S2-38 S2-39 S2-40 S2-41 "%s" hides %j', (search, parts) => {
  expect(hiddenParts(search)).toEqual(parts);
});
