import sharp from 'sharp';

/**
 * Reads the size of a picture from its file.
 * @param file content in any format that sharp reads
 * @throws Error when it is no picture
 */
export async function pictureSize(file: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}
