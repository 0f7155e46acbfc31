import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SOCIAL_PICTURE, SOCIAL_PICTURE_BYTES, socialPicturePath } from '../../site/headLinks';
import { outputFiles } from '../support/outputText';
import { OUT } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const read = (url: string) => readFileSync(`${OUT}${socialPicturePath(url)}`);

test.each(SITE_PAGES)('issue 7.5 $url has a picture for shared links', async ({ url }) => {
  const picture = read(url);
  const facts = await sharp(picture).metadata();
  expect(facts).toMatchObject({ format: 'png', ...SOCIAL_PICTURE });
  expect(picture.length).toBeLessThan(SOCIAL_PICTURE_BYTES);
});

test('issue 7.5 no two pages share a picture, and no picture is without a page', () => {
  const pictures = new Set(SITE_PAGES.map(({ url }) => read(url).toString('base64')));
  expect(pictures.size).toBe(SITE_PAGES.length);
  expect(outputFiles().filter((file) => file.startsWith('social/'))).toHaveLength(SITE_PAGES.length);
});
