import path from 'node:path';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pictureSize } from './pictureSize';

/**
 * Writes the size of each Markdown picture into its attributes, so that the page keeps its place free while it loads.
 * The host puts the base path before the address; what is wrong with a picture is reported by the gate of images.
 * @param options.docsRoot the `docs` folder
 * @returns remark transformer
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
        if ('fault' in size) return;
        const data = { ...image.data, hProperties: { ...size } };
        image.data = data;
      }),
    );
  };
