import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { MAX_PICTURE_BYTES } from '../../site/limits';

/** Why a picture cannot be shown; `bytes` of one that is too large. */
export interface PictureFault {
  readonly fault: 'missing' | 'unreadable' | 'large';
  readonly bytes?: number;
}

/** In CSS pixels. */
type PictureSize = Readonly<Record<'width' | 'height', number>>;

/** The size of a picture, or why a page cannot show it; never throws for what is in the file. */
export async function pictureSize(file: string): Promise<PictureSize | PictureFault> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return { fault: 'missing' };
  if (stats.size > MAX_PICTURE_BYTES) return { fault: 'large', bytes: stats.size };
  try {
    // Loaded with the first picture: the development server shows most pages without one.
    const { default: sharp } = await import('sharp');
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    return width > 0 && height > 0 ? { width, height } : { fault: 'unreadable' };
  } catch {
    return { fault: 'unreadable' };
  }
}

/**
 * Writes the size of each Markdown picture into its attributes, so that the page keeps its place free while it loads.
 * The host puts the base path before the address; what is wrong with a picture is reported by the gate of images.
 */
export const remarkPictures =
  ({ docsRoot }: { readonly docsRoot: string }) =>
  async (tree: Root): Promise<void> => {
    const images: Image[] = [];
    visit(tree, 'image', (node) => {
      if (node.url.startsWith('/')) images.push(node);
    });
    await Promise.all(
      images.map(async (image) => {
        const size = await pictureSize(path.join(docsRoot, 'public', image.url));
        if (!('fault' in size)) image.data = { ...image.data, hProperties: { ...size } };
      }),
    );
  };
