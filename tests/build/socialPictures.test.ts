import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SOCIAL_PICTURE, SOCIAL_PICTURE_BYTES, socialPicturePath } from '../../site/headLinks';
import { outputFiles } from '../support/outputText';
import { OUT } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

test('issue 7.5 each page has a picture for shared links, and no picture is without a page', async () => {
  const pictures = new Set<string>();
  for (const { url } of SITE_PAGES) {
    const picture = readFileSync(`${OUT}${socialPicturePath(url)}`);
    expect(await sharp(picture).metadata(), url).toMatchObject({ format: 'png', ...SOCIAL_PICTURE });
    expect(picture.length, url).toBeLessThan(SOCIAL_PICTURE_BYTES);
    pictures.add(picture.toString('base64'));
  }
  expect(pictures.size).toBe(SITE_PAGES.length);
  expect(outputFiles().filter((file) => file.startsWith('social/'))).toHaveLength(SITE_PAGES.length);
});
