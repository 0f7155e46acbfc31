import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cachePass, cachedPass, passKey } from '../../support/cachedPasses';
import { ROOT } from '../../support/site';

const CACHE = path.join(ROOT, 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(path.join(CACHE, 'cached-'));
const place = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.relative(ROOT, path.join(folder, name));
};
const key = passKey(['unit test', folder], []);
afterAll(() => {
  for (const made of [folder, path.join(CACHE, `analyzer/${key}.json`)])
    rmSync(made, { recursive: true, force: true });
});

test('the key of a result changes with what is done, and with the content and names of what it is made of', () => {
  const [one, same, two] = [place('one.txt', 'text'), place('two.txt', 'text'), place('three.txt', 'other')];
  const keys = [passKey(1, [one]), passKey(2, [one]), passKey(1, [same]), passKey(1, [two]), passKey(1, [])];
  expect(new Set(keys).size).toBe(keys.length);
  expect(passKey(1, [one])).toBe(keys[0]);
});

test('a result is there once it was cached, and not before', () => {
  expect(cachedPass(key)).toBeUndefined();
  cachePass(key, { codes: ['E1001'] });
  expect(cachedPass(key)).toEqual({ codes: ['E1001'] });
});
