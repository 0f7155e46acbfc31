import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from '../../../../plugins/output/socialPictures';
import { SOCIAL_PICTURE, SOCIAL_PICTURE_BYTES, socialPicturePath } from '../../../../site/socialPicture';

const draw = drawPicture(path.resolve(import.meta.dirname, '../../../..'));

test('issue 7.5 each address has a picture of its own', () => {
  expect(['/', '/zh/', '/guide/a', '/zh/guide/a'].map(socialPicturePath)).toEqual([
    '/social/index.png',
    '/social/zh/index.png',
    '/social/guide/a.png',
    '/social/zh/guide/a.png',
  ]);
});

test('issue 7.5 the longest title in either language fits, in the size and weight that networks take', async () => {
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

test('issue 7.5 the same facts give the same bytes, and other facts give others', async () => {
  const facts = { lang: 'zh', title: '快速开始 ≥ 1', section: '指南' } as const;
  const [first, again, other] = await Promise.all([
    draw(facts),
    draw(facts),
    draw({ ...facts, section: '博客' }),
  ]);
  expect(again.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});

test('issue 7.5 a sign that no font has stops the build instead of leaving an empty box', async () => {
  await expect(draw({ lang: 'en', title: 'A \u{1F9F1} wall', section: 'Guide' })).rejects.toThrow(
    'title needs another sign',
  );
});
