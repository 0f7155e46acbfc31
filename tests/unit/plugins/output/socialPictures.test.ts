import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from '../../../../plugins/output/socialPictures';
import { SOCIAL_PICTURE, SOCIAL_PICTURE_BYTES } from '../../../../site/headLinks';
import { ROOT } from '../../../support/site';

const draw = drawPicture(ROOT);

test.each([
  [
    'en',
    'E1004: the output holds syntax that is newer than the browsers that were asked for, and what to do',
  ],
  ['zh', 'E1004：产物里有比目标浏览器更新的语法，怎样找到它的来源，又怎样让编译器处理它，并且不影响其他文件'],
] as const)(
  'issue 7.5 the longest title of %s fits, and is drawn the same each time',
  async (lang, title) => {
    const facts = { lang, title, section: 'Guide' };
    const [picture, again] = await Promise.all([draw(facts), draw(facts)]);
    expect(again.equals(picture)).toBe(true);
    expect(picture.length).toBeLessThan(SOCIAL_PICTURE_BYTES);
    // The margin stays empty: nothing but the ground and the line drawn into it.
    const margin = { left: SOCIAL_PICTURE.width - 60, top: 0, width: 60, height: SOCIAL_PICTURE.height };
    const pixels = await sharp(picture).extract(margin).greyscale().raw().toBuffer();
    expect(Math.max(...pixels)).toBeLessThan(60);
  },
);

test('issue 7.5 a sign that no font has stops the build instead of leaving an empty box', async () => {
  await expect(draw({ lang: 'en', title: 'A \u{1F9F1} wall', section: 'Guide' })).rejects.toThrow(
    'title needs another sign',
  );
});
