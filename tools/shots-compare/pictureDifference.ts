import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { EYE, pixelsOf, type Pixels } from '../shots/differingPixels';

/** How two pictures of a page differ. */
export interface PictureDifference {
  /** Share of the pixels that differ, 0 to 1. What only the taller picture has counts as well. */
  readonly share: number;
  /** The first and the last row that differ, in px. */
  readonly rows: readonly [first: number, last: number];
  /** Both pictures and what differs, from a little above the first such row to a little below the last; PNG. */
  readonly before: Buffer;
  readonly after: Buffer;
  readonly difference: Buffer;
}

/** What is shown above and below the rows that differ, in px. */
const AIR = 120;
/** No page has this colour, so that what one picture lacks is a difference, whatever the other has there. */
const NOTHING = { r: 255, g: 0, b: 255, alpha: 1 };
const CHANNELS = 4;

function filled(picture: Pixels, width: number, height: number): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: CHANNELS } as const;
  return sharp(picture.data, { raw })
    .extend({ right: width - picture.width, bottom: height - picture.height, background: NOTHING })
    .raw()
    .toBuffer();
}

/** The first and the last row with a marked pixel; pixelmatch leaves the others transparent in a mask. */
function markedRows(mask: Buffer, width: number): readonly [number, number] {
  let [first, last] = [-1, -1];
  for (let at = CHANNELS - 1; at < mask.length; at += CHANNELS) {
    if (mask[at] === 0) continue;
    last = Math.floor(at / (width * CHANNELS));
    if (first < 0) first = last;
  }
  return [first, last];
}

/**
 * Compares two pictures of a page, which may be of different height.
 * @param before file of any format that sharp reads
 * @param after the same
 * @returns what differs; undefined when an eye sees no difference
 */
export async function pictureDifference(
  before: Buffer,
  after: Buffer,
): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const [one, other] = await Promise.all([filled(a, width, height), filled(b, width, height)]);
  const mask = Buffer.alloc(one.length);
  const count = pixelmatch(one, other, mask, width, height, { ...EYE, diffMask: true });
  if (count === 0) return undefined;
  const rows = markedRows(mask, width);
  const shown = Buffer.alloc(one.length);
  pixelmatch(one, other, shown, width, height, EYE);

  const top = Math.max(0, rows[0] - AIR);
  const part = { left: 0, top, width, height: Math.min(height, rows[1] + 1 + AIR) - top };
  const png = (data: Buffer) =>
    sharp(data, { raw: { width, height, channels: CHANNELS } })
      .extract(part)
      .png()
      .toBuffer();
  const [beforePng, afterPng, difference] = await Promise.all([one, other, shown].map(png));
  return {
    share: count / (width * height),
    rows,
    before: beforePng as Buffer,
    after: afterPng as Buffer,
    difference: difference as Buffer,
  };
}
