import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cachedBuild } from '../../../support/cachedBuild';

let store = '';
let built: string[] = [];
const keyOf = (letter: string) => letter.repeat(64);
const want = (letter: string, name = 'site', pause = 0) =>
  cachedBuild({
    store,
    name,
    key: keyOf(letter),
    build: async (out) => {
      built.push(letter);
      await wait(pause);
      await writeFile(path.join(out, 'index.html'), letter);
    },
  });
const text = (folder: string) => readFile(path.join(folder, 'index.html'), 'utf8');

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'keep-build-'));
  built = [];
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe('a kept build', () => {
  test('is made once, and found again', async () => {
    const folder = await want('a');
    expect(await text(folder)).toBe('a');
    expect(await want('a')).toBe(folder);
    expect(built).toEqual(['a']);
  });

  test('of another key is made anew, and the first one stays', async () => {
    const [a, b] = [await want('a'), await want('b')];
    expect([await text(a), await text(b)]).toEqual(['a', 'b']);
  });

  test('that several want at once is made once, and nobody gets half of it', async () => {
    const folders = await Promise.all([want('a', 'site', 50), want('a', 'site', 50), want('a', 'site', 50)]);
    expect(built).toEqual(['a']);
    for (const folder of folders) expect(await text(folder)).toBe('a');
  });

  test('is never made beside another one of the same name', async () => {
    let running = 0;
    let most = 0;
    const build = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(30);
      running -= 1;
    };
    const one = (letter: string) => cachedBuild({ store, name: 'site', key: keyOf(letter), build });
    await Promise.all([one('a'), one('b'), one('c')]);
    expect(most).toBe(1);
  });

  test('that fails leaves nothing behind, passes the error on, and the next one may try', async () => {
    const broken = cachedBuild({
      store,
      name: 'site',
      key: keyOf('a'),
      build: async (out) => {
        await writeFile(path.join(out, 'half.html'), 'half');
        throw new Error('line 7 is wrong');
      },
    });
    await expect(broken).rejects.toThrow('line 7 is wrong');
    expect(await readdir(store)).toEqual([]);
    const folder = await want('a');
    expect(await readdir(folder)).toEqual(['index.html']);
  });

  test('goes when eight newer ones are there; one that is used stays, and so do those of other sites', async () => {
    const other = await want('a', 'other-site');
    const letters = [...'12345678'];
    for (const [at, letter] of letters.entries()) {
      const folder = await want(letter);
      await utimes(folder, 1000 + at, 1000 + at);
    }
    await want('1');
    await want('9');
    const kept = (await readdir(store)).filter((entry) => entry.startsWith('site-')).map((entry) => entry[5]);
    expect(kept.sort()).toEqual(['1', '3', '4', '5', '6', '7', '8', '9']);
    expect(await text(other)).toBe('a');
  });
});
