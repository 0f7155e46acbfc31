import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'));
const WEIGHTS = [400, 700] as const;

/** Names that the report asks for first: in its text, and alone, with nothing to fall back on, in the tabs of rules. */
const FAMILIES = ['Roboto', 'PingFang SC'] as const;
/** Chinese characters, their punctuation and full-width signs; Latin text keeps the report's next font. */
const RANGE = 'U+2E80-9FFF, U+F900-FAFF, U+FE30-FE4F, U+FF00-FFEF';

/**
 * Style sheet that draws Chinese text with the font of a package, so that a machine without one takes the
 * same picture.
 * @returns CSS with the font inside
 */
export async function chineseFont(): Promise<string> {
  const faces = WEIGHTS.map(async (weight) => {
    const file = path.join(FOLDER, 'files', `noto-sans-sc-chinese-simplified-${weight}-normal.woff2`);
    const source = `url(data:font/woff2;base64,${await readFile(file, 'base64')}) format('woff2')`;
    return FAMILIES.map(
      (family) =>
        `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source}; unicode-range: ${RANGE}; }`,
    );
  });
  return (await Promise.all(faces)).flat().join('\n');
}
