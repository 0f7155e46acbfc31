import { expect, test } from 'vitest';
import { decodeHash } from '../../../../lib/text/address';

test.each([
  ['', ''],
  ['#', ''],
  ['#install', 'install'],
  ['#%E5%AE%89%E8%A3%85', '安装'],
  ['#a%20b', 'a b'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%', '%'],
])('S5-8 %s names the id "%s"', (hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});
