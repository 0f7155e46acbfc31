import { TEXT_KEYS, frontmatterLeaves } from './frontmatterLeaves';
import type { Block, Frontmatter } from './types';

/**
 * The frontmatter's texts as prose, so that the language gates read them too.
 * @param frontmatter of a page
 */
export function frontmatterBlocks(frontmatter: Frontmatter): Block[] {
  return frontmatterLeaves(frontmatter).flatMap(({ key, value, line }) =>
    TEXT_KEYS.has(key) && typeof value === 'string'
      ? [{ line, section: '', pieces: [{ role: 'text' as const, text: value, line }] }]
      : [],
  );
}
