import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { ASSETS } from '../../site/identity';
import { SOCIAL_PICTURE } from '../../site/socialPicture';
import { brandColours } from './brandColours';
import { baseFonts, fontsWith } from './baseFonts';
import { pictureTree, type PictureFacts } from './pictureTree';

/** Draws one picture. */
export type DrawPicture = (facts: PictureFacts) => Promise<Buffer>;

/** Few colours, no dithering: flat areas stay flat and pack well. */
const PNG = { palette: true, colours: 24, dither: 0, compressionLevel: 9, effort: 4 } as const;

/**
 * Gets ready to draw: satori lays the text out and turns it into outlines, so that sharp needs no fonts.
 * @param root folder of the project
 * @returns function that draws a picture as PNG; it throws when no font has a letter of the title
 */
export function drawPicture(root: string): DrawPicture {
  const colours = brandColours(readFileSync(path.join(root, 'theme/styles/tokens.css'), 'utf8'));
  const wordmark = readFileSync(path.join(root, 'docs/public', ASSETS.wordmark.dark), 'utf8');
  const fonts: Font[] = baseFonts();
  return async (facts) => {
    const svg = await satori(pictureTree(facts, colours, wordmark) as never, {
      ...SOCIAL_PICTURE,
      fonts,
      loadAdditionalAsset: (_code, segment) => Promise.resolve([...segment].flatMap(fontsWith)),
    });
    return sharp(Buffer.from(svg)).png(PNG).toBuffer();
  };
}
