import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Font } from 'satori';
import { ASSETS } from '../../../site/identity';
import { SOCIAL_PICTURE } from '../../../site/socialPicture';
import { brandColours, type BrandColours } from './brandColours';
import { baseFonts, fontsWith } from './baseFonts';
import { indexedPng, type Colour } from './indexedPng';
import { drawnWith, cachedPictures } from './cachedPictures';
import { pictureTree, type PictureElement, type PictureFacts } from './pictureTree';

/** Draws one picture. */
export type DrawPicture = (facts: PictureFacts) => Promise<Buffer>;

/** Shades from the ground to each colour of the text: enough for smooth edges. */
const SHADES = 8;

const channels = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** Every colour that a picture may have: the edges of letters are mixed with the ground. */
function paletteOf({ ground, ...others }: BrandColours): Colour[] {
  const from = channels(ground);
  const mixed = (to: Colour, share: number): Colour => {
    const part = (at: 0 | 1 | 2): number => Math.round(from[at] + (to[at] - from[at]) * share);
    return [part(0), part(1), part(2)];
  };
  const shades = Array.from({ length: SHADES }, (_, step) => (step + 1) / SHADES);
  return [
    from,
    ...Object.values(others).flatMap((hex) => shades.map((share) => mixed(channels(hex), share))),
  ];
}

/** Without what satori cuts the wordmark with, at its own edges: that changes no pixel, and takes a third of sharp's time. */
const withoutCuts = (svg: string): string =>
  svg.replace(/<image [^>]*>/g, (image) => image.replace(/ (?:clip-path|mask)="[^"]*"/g, ''));

/** Draws a tree: satori lays the text out and turns it into outlines, so that sharp needs no fonts. */
async function render(tree: PictureElement, fonts: Font[], palette: readonly Colour[]): Promise<Buffer> {
  // Loaded by builds that draw, and not by the development server.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  // Its threads would only wait for each other: a picture takes 12 ms, and the bundler works beside it.
  sharp.concurrency(1);
  const svg = await satori(tree as never, {
    ...SOCIAL_PICTURE,
    fonts,
    loadAdditionalAsset: (_code, segment) => Promise.resolve([...segment].flatMap(fontsWith)),
  });
  const { data, info } = await sharp(Buffer.from(withoutCuts(svg)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return indexedPng({ ...info, data }, palette);
}

/**
 * Gets ready to draw.
 * @param root folder of the project
 * @param store where pictures are cached for the next build
 * @returns function that draws a picture as PNG; it throws when no font has a letter of the title
 */
export function drawPicture(
  root: string,
  store = path.join(root, 'node_modules/.cache/social-pictures'),
): DrawPicture {
  const colours = brandColours(readFileSync(path.join(root, 'theme/styles/tokens.css'), 'utf8'));
  const palette = paletteOf(colours);
  const wordmark = readFileSync(path.join(root, 'docs/public', ASSETS.wordmark.dark), 'utf8');
  const cached = cachedPictures(store, drawnWith(root));
  let fonts: Font[] | undefined;
  return (facts) => {
    const tree = pictureTree(facts, colours, wordmark);
    const draw = () => render(tree, (fonts ??= baseFonts()), palette);
    return cached(JSON.stringify([SOCIAL_PICTURE, palette, tree]), draw);
  };
}
