import type { RspressPlugin } from '@rspress/core';
import { remarkPictures } from './remarkPictures';

/**
 * Gives the pictures of pages their width and height.
 * @param docsRoot the `docs` folder
 */
export function pluginPictures(docsRoot: string): RspressPlugin {
  return { name: 'pictures', markdown: { remarkPlugins: [[remarkPictures, { docsRoot }]] } };
}
