import sharp from 'sharp';
import type { SHOT_FORMATS } from '../../site/reportShots';

/** The files of one picture. */
export type EncodedShot = Readonly<Record<(typeof SHOT_FORMATS)[number], Buffer>>;

/**
 * Writes a picture in every format.
 * @param png picture of the browser
 */
export async function encodeShot(png: Buffer): Promise<EncodedShot> {
  const [avif, webp] = await Promise.all([
    sharp(png).avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer(),
    sharp(png).webp({ quality: 80, effort: 5 }).toBuffer(),
  ]);
  return { avif, webp };
}
