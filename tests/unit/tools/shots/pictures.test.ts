import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { budgetFaults, differingPixels } from '../../../../tools/shots/pictures';
import * as LIMITS from '../../../../site/limits';

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
    `docs/public/images/report/a-en-light.webp: ${most + 1} bytes, the budget is ${most}. Show less of the view (site/reportViews.ts), or raise it in site/limits.ts.`,
  ]);
});
