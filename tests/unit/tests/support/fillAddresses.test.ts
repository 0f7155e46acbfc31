import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillAddresses } from '../../../support/fillAddresses';

const ONE = 'http://one.test';
const TWO = 'http://two.test';
const PICTURE = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xc3, 0x28]);
let root = '';
const copies: string[] = [];
const fill = async (addresses: Record<string, string>) => {
  const copy = await fillAddresses(root, addresses);
  copies.push(copy);
  return copy;
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fill-addresses-'));
  await mkdir(path.join(root, 'static'));
  await writeFile(path.join(root, 'static/page.js'), `ask("${ONE}/search","${TWO}","产物")`);
  await writeFile(path.join(root, '_headers'), `connect-src ${ONE} ${ONE}`);
  await writeFile(path.join(root, 'picture.png'), PICTURE);
});
afterEach(() =>
  Promise.all([root, ...copies.splice(0)].map((folder) => rm(folder, { recursive: true, force: true }))),
);

describe('a site with addresses filled in', () => {
  test('has them everywhere, and everything else as it was', async () => {
    const copy = await fill({ [ONE]: 'http://127.0.0.1:1', [TWO]: 'http://127.0.0.1:2' });
    expect(await readFile(path.join(copy, 'static/page.js'), 'utf8')).toBe(
      'ask("http://127.0.0.1:1/search","http://127.0.0.1:2","产物")',
    );
    expect(await readFile(path.join(copy, '_headers'), 'utf8')).toBe(
      'connect-src http://127.0.0.1:1 http://127.0.0.1:1',
    );
    expect(await readFile(path.join(copy, 'picture.png'))).toEqual(PICTURE);
  });

  test('is a copy: the kept build stays as it is', async () => {
    await fill({ [ONE]: 'http://127.0.0.1:1' });
    expect(await readFile(path.join(root, '_headers'), 'utf8')).toContain(ONE);
  });

  test('must speak of each of them', async () => {
    await expect(fill({ 'http://three.test': 'http://127.0.0.1:3' })).rejects.toThrow('http://three.test');
  });
});
