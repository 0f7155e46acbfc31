import { readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandColours } from '../../../../../plugins/output/social-pictures/brandColours';
import { drawPicture } from '../../../../../plugins/output/social-pictures/drawPicture';
import { indexedPng } from '../../../../../plugins/output/social-pictures/indexedPng';
import { cachedPictures } from '../../../../../plugins/output/social-pictures/cachedPictures';
import { sectionOf } from '../../../../../plugins/output/social-pictures/sectionOf';
import { SOCIAL_PICTURE, SOCIAL_PICTURE_BYTES, socialPicturePath } from '../../../../../site/socialPicture';
import { tempFolder } from '../../../../support/tempFolder';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
/** Draws with a store of its own, in which nothing is cached. */
function emptyStore() {
  const store = tempFolder('social-pictures-');
  return { store, draw: drawPicture(ROOT, store) };
}

test('issue 7.5 each address has a picture of its own', () => {
  expect(['/', '/zh/', '/guide/a', '/zh/guide/a'].map(socialPicturePath)).toEqual([
    '/social/index.png',
    '/social/zh/index.png',
    '/social/guide/a.png',
    '/social/zh/guide/a.png',
  ]);
});

test('issue 7.5 the colours are those of the theme, and a missing one is a fault', () => {
  const css = readFileSync(path.join(ROOT, 'theme/styles/tokens.css'), 'utf8');
  expect(css).toContain(brandColours(css).accent);
  expect(() => brandColours('--site-gray-950: #000000;')).toThrow('--site-gray-900');
});

test('issue 7.5 the section is the entry of the navigation bar', () => {
  const section = sectionOf(path.join(ROOT, 'docs'));
  expect(section('/guide/start/intro', 'en')).toBe('Guide');
  expect(section('/zh/blog/release/a', 'zh')).toBe('博客');
  expect(section('/', 'en')).toBeUndefined();
});

test('issue 7.5 the longest title in either language fits, in the size and weight that networks take', async () => {
  const { draw } = emptyStore();
  for (const [lang, title] of [
    [
      'en',
      'E1004: the output holds syntax that is newer than the browsers that were asked for, and what to do',
    ],
    [
      'zh',
      'E1004：产物里有比目标浏览器更新的语法，怎样找到它的来源，又怎样让编译器处理它，并且不影响其他文件',
    ],
  ] as const) {
    const picture = await draw({ lang, title, section: 'Guide' });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...SOCIAL_PICTURE });
    expect(picture.length).toBeLessThan(SOCIAL_PICTURE_BYTES);
    // The margin stays empty: nothing but the ground and the line drawn into it.
    const { data, info } = await sharp(picture)
      .extract({ left: SOCIAL_PICTURE.width - 60, top: 0, width: 60, height: SOCIAL_PICTURE.height })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data), `${lang}, ${info.channels}`).toBeLessThan(60);
  }
});

test('issue 7.5 the same facts give the same bytes, drawn or cached, and other facts give others', async () => {
  const facts = { lang: 'zh', title: '快速开始 ≥ 1', section: '指南' } as const;
  const { draw, store } = emptyStore();
  const [first, other] = await Promise.all([draw(facts), draw({ ...facts, section: '博客' })]);
  expect(first.equals(other)).toBe(false);
  expect(readdirSync(store)).toHaveLength(2);
  expect((await draw(facts)).equals(first)).toBe(true);
  expect((await emptyStore().draw(facts)).equals(first)).toBe(true);
});

test('issue 14.3 a picture is drawn once for all builds, and again when what draws has changed', async () => {
  const { store } = emptyStore();
  const drawings: string[] = [];
  const ask = (drawer: string, description: string) =>
    cachedPictures(store, drawer)(description, () => {
      drawings.push(`${drawer}: ${description}`);
      return Promise.resolve(Buffer.from(description));
    });
  for (const description of ['one', 'two', 'one']) {
    expect(String(await ask('pen', description))).toBe(description);
  }
  await ask('brush', 'one');
  expect(drawings).toEqual(['pen: one', 'pen: two', 'brush: one']);
});

test('issue 14.3 pictures that no build uses any more are removed', async () => {
  const { store } = emptyStore();
  const old = path.join(store, 'old.png');
  writeFileSync(old, '');
  writeFileSync(path.join(store, 'new.png'), '');
  utimesSync(old, new Date(), new Date(Date.now() - 40 * 24 * 60 * 60 * 1000));
  cachedPictures(store, 'pen');
  await expect.poll(() => readdirSync(store)).toEqual(['new.png']);
});

test('issue 7.5 a sign that no font has stops the build instead of leaving an empty box', async () => {
  const { draw, store } = emptyStore();
  await expect(draw({ lang: 'en', title: 'A \u{1F9F1} wall', section: 'Guide' })).rejects.toThrow(
    'title needs another sign',
  );
  expect(readdirSync(store)).toEqual([]);
});

test('issue 14 a picture of known colours is a PNG that other programs read, each pixel in the nearest colour', async () => {
  const data = Buffer.from(
    new Uint8Array(
      [
        [250, 10, 10, 255, 0, 0, 0, 255],
        [3, 2, 1, 255, 9, 9, 250, 255],
        [3, 2, 1, 255, 9, 9, 250, 255],
        [9, 9, 250, 255, 9, 9, 250, 255],
      ].flat(),
    ).buffer,
  );
  const palette = [
    [0, 0, 0],
    [255, 0, 0],
    [0, 0, 255],
  ] as const;
  const png = await indexedPng({ width: 2, height: 4, data }, palette);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 2, height: 4, isPalette: true });
  const read = await sharp(png).removeAlpha().raw().toBuffer();
  expect([...read]).toEqual(
    [
      [255, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 255],
      [0, 0, 0, 0, 0, 255],
      [0, 0, 255, 0, 0, 255],
    ].flat(),
  );
});
