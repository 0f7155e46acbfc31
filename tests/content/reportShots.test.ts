import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_SHOTS, SHOT_FORMATS } from '../../site/reportShots';

const PUBLIC = path.resolve(import.meta.dirname, '../../docs/public');
const publicFile = (address: string) => path.join(PUBLIC, address);

/** Width and height in the header of a PNG file. */
function sizeOf(file: string): { width: number; height: number } {
  const header = readFileSync(file).subarray(16, 24);
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
}

describe.each(Object.entries(REPORT_SHOTS))('report picture %s', (_name, { files, width, height }) => {
  const bases = LANGS.flatMap((lang) => ['light', 'dark'].map((theme) => `${files[lang]}-${theme}`));

  test('every file is there', () => {
    const all = bases.flatMap((base) => SHOT_FORMATS.map((format) => `${base}.${format}`));
    expect(all.filter((address) => !existsSync(publicFile(address)))).toEqual([]);
  });

  test('the size of the table is the size of the files', () => {
    for (const base of bases) expect(sizeOf(publicFile(`${base}.png`)), base).toEqual({ width, height });
  });
});

test('every live report has its page and a known poster', () => {
  const wrong = Object.values(REPORT_DEMOS).filter(
    ({ page, poster }) => !existsSync(publicFile(page)) || !Object.hasOwn(REPORT_SHOTS, poster),
  );
  expect(wrong).toEqual([]);
});
