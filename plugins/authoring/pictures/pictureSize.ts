import { stat } from 'node:fs/promises';
import { MOST_PICTURE_BYTES } from '../../../site/limits';

/** How large a picture is drawn, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Why a picture cannot be shown. */
export interface PictureFault {
  readonly fault: 'missing' | 'unreadable' | 'large';
  /** Of a file that is too large. */
  readonly bytes?: number;
}

/**
 * Reads the size of a picture from the beginning of its file.
 * @param file absolute path
 * @returns its size, or why a page cannot show it; never throws for what is in the file
 */
export async function pictureSize(file: string): Promise<PictureSize | PictureFault> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return { fault: 'missing' };
  if (stats.size > MOST_PICTURE_BYTES) return { fault: 'large', bytes: stats.size };
  try {
    // Loaded with the first picture: the development server shows most pages without one.
    const { default: sharp } = await import('sharp');
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    return width > 0 && height > 0 ? { width, height } : { fault: 'unreadable' };
  } catch {
    return { fault: 'unreadable' };
  }
}
