import type { DocSearchHit } from '@docsearch/react';
import { cleanHit } from './cleanHit';

/** What is saved of a hit: no highlight, no snippet. */
export type StoredHit = Omit<DocSearchHit, '_highlightResult' | '_snippetResult'> & {
  readonly __docsearch_parent: null;
};

/**
 * Reads a list of saved entries; whatever is not a hit is dropped, so that no stored text can unmount the page.
 * @param stored text as the browser keeps it
 * @param base base path of the site
 * @returns the entries that hold; undefined when the text is no list at all
 */
export function cleanStored(stored: string, base: string): readonly StoredHit[] | undefined {
  const list: unknown = JSON.parse(stored);
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((raw) => {
    const hit = cleanHit(raw, base);
    if (!hit || hit.type === 'content') return [];
    const { _highlightResult, _snippetResult, ...entry } = hit;
    return [{ ...entry, __docsearch_parent: null }];
  });
}
