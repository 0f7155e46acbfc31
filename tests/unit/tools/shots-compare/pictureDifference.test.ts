import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureDifference } from '../../../../tools/shots-compare/pictureDifference';

const paper = (height: number, marks: readonly (readonly [top: number, height: number])[] = []) =>
  sharp({ create: { width: 50, height, channels: 3, background: '#fff' } })
    .composite(
      marks.map(([top, tall]) => ({
        input: { create: { width: 50, height: tall, channels: 3, background: '#036' } },
        left: 0,
        top,
      })),
    )
    .png()
    .toBuffer();

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
};

test('pictures that an eye takes for the same do not differ', async () => {
  expect(await pictureDifference(await paper(400), await paper(400))).toBeUndefined();
  const paler = await sharp({ create: { width: 50, height: 400, channels: 3, background: '#fefefe' } })
    .png()
    .toBuffer();
  expect(await pictureDifference(await paper(400), paler)).toBeUndefined();
});

test('share and rows are those of what differs, and pictures show it with a little around it', async () => {
  const found = await pictureDifference(await paper(1000, [[500, 10]]), await paper(1000, [[500, 30]]));
  expect(found).toMatchObject({ share: 0.02, rows: [510, 529] });
  for (const kind of ['before', 'after', 'difference'] as const)
    expect(await sizeOf((found as NonNullable<typeof found>)[kind])).toEqual([50, 20 + 2 * 120]);
});

test('a page that has grown differs by what it has more, and by nothing else', async () => {
  const found = await pictureDifference(await paper(900), await paper(1000));
  expect(found).toMatchObject({ share: 0.1, rows: [900, 999] });
  expect(await sizeOf((found as NonNullable<typeof found>).before)).toEqual([50, 220]);
});

test('the difference is marked in red, the rest is pale', async () => {
  const found = await pictureDifference(await paper(300), await paper(300, [[100, 50]]));
  const { data } = await sharp((found as NonNullable<typeof found>).difference)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (row: number) => [...data.subarray(row * 50 * 4, row * 50 * 4 + 3)];
  expect(at(120)).toEqual([255, 0, 0]);
  expect(Math.min(...at(10))).toBeGreaterThan(200);
});
