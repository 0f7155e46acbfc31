import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'));

const WEIGHTS = [400, 700] as const;

const font = (subset: string, weight: (typeof WEIGHTS)[number]): Font => ({
  name: `Noto Sans SC ${subset}`,
  data: readFileSync(path.join(FOLDER, 'files', `noto-sans-sc-${subset}-${weight}-normal.woff`)),
  weight,
  style: 'normal',
});

/** Latin letters and the Chinese characters of everyday texts; all others are looked up when a title has them. */
const BASE = ['latin', 'chinese-simplified'] as const;

/** Names of the fonts that are always there, in the order in which a glyph is looked for. */
export const FONT_FAMILY: string = BASE.map((subset) => `"Noto Sans SC ${subset}"`).join(', ');

/** The fonts of the package, never those of the machine: two machines draw the same picture. */
export const baseFonts = (): Font[] =>
  BASE.flatMap((subset) => WEIGHTS.map((weight) => font(subset, weight)));

const within = (point: number) => (range: string) => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
};

/**
 * The fonts of a letter that the base fonts lack.
 * @param letter the letter
 * @throws Error when no part of the package has it, so that no picture shows an empty box
 */
export function fontsWith(letter: string): Font[] {
  const point = letter.codePointAt(0) ?? 0;
  const ranges = JSON.parse(readFileSync(path.join(FOLDER, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const [subset] = Object.entries(ranges).find(([, list]) => list.split(',').some(within(point))) ?? [];
  if (!subset)
    throw new Error(`No font of the social pictures has "${letter}"; the title needs another sign.`);
  return WEIGHTS.map((weight) => font(subset.replace(/[[\]]/g, ''), weight));
}
