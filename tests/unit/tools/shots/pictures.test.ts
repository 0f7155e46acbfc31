import { expect, test, describe } from 'vitest';
import sharp from 'sharp';
import type { ReportShot } from '../../../../site/reportShots';
import { manifestFaults, budgetFaults, differingPixels } from '../../../../tools/shots/pictures';
import * as LIMITS from '../../../../site/limits';

const text = (words: string) => ({ en: words, zh: words });
const shot: ReportShot = {
  view: { report: 'rspack-app', route: '#/overall', crop: 'body', marks: ['.a'] },
  alt: text('{files} files'),
  caption: text('a view'),
  marks: [text('part')],
};
const faults = (changed: Partial<ReportShot>) =>
  manifestFaults({ one: { ...shot, ...changed } }, { 'rspack-app': { files: '5' } });

test('picture manifest: texts, boxes and numbers belong together', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ marks: [] })).toEqual(['site/shots: "one" has 0 texts for 1 boxes. Give each box one.']);
  expect(faults({ alt: text('{size}') })[0]).toContain(
    'report rspack-app has no number {size}. It has files.',
  );
});

const plain = (background: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

const withDot = async (size: number) => {
  const dot = await sharp({ create: { width: size, height: size, channels: 3, background: '#d00' } })
    .png()
    .toBuffer();
  return sharp(await plain('#fff'))
    .composite([{ input: dot, left: 3, top: 3 }])
    .png()
    .toBuffer();
};

describe('comparison of pictures', () => {
  test('the same picture does not differ, in whatever format it is kept', async () => {
    const webp = await sharp(await withDot(10))
      .webp({ quality: 80 })
      .toBuffer();
    expect(await differingPixels(await withDot(10), await withDot(10))).toBe(0);
    expect(await differingPixels(webp, await withDot(10))).toBeLessThan(0.1);
  });

  test('the share of other pixels is counted, and another size is another picture', async () => {
    expect(await differingPixels(await plain('#fff'), await withDot(6))).toBeCloseTo(36 / 1200, 5);
    expect(await differingPixels(await plain('#fff'), await withDot(2))).toBeGreaterThan(
      LIMITS.shotDifference,
    );
    expect(await differingPixels(await plain('#fff'), await plain('#fff', 41))).toBe(1);
  });
});

test('picture budget: a file over the budget is named with both numbers and a fix', () => {
  const most = LIMITS.shotBytes.webp;
  expect(budgetFaults([['a-en-light.webp', { length: most }]])).toEqual([]);
  expect(budgetFaults([['a-en-light.webp', { length: most + 1 }]])).toEqual([
    `docs/public/images/report/a-en-light.webp: ${most + 1} bytes, the budget is ${most}. Show less of the view (site/shots), or raise it in site/limits.ts.`,
  ]);
});
