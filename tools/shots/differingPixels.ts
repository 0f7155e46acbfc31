import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture without compression. */
export interface Pixels {
  /** Four bytes a pixel, row by row. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How far colours may lie apart before an eye sees it; edges that are smoothed in another way do not count. */
export const EYE = { threshold: 0.1 };

/** Reads a picture of any format that sharp knows. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Compares two pictures as an eye does.
 * @param one file of any format that sharp reads
 * @param other the same
 * @returns share of the pixels that differ, 0 to 1; 1 when the sizes do
 */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return 1;
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, EYE) / (a.width * a.height);
}
