import type { PageIndexInfo } from '@rspress/core';
import { buildIndex, type IndexPayload, type SearchDocument } from '../../../packages/search';
import { trimPage } from '../../../packages/search/trimPage';
import { INDEX_FACTS } from './indexFacts';

/** A page of the index as the host knows it. */
export type IndexedPage = SearchDocument & Pick<PageIndexInfo, 'frontmatter' | 'version'>;

/** A page as it stands in the index file. */
type FileRecord = IndexedPage & Partial<IndexPayload>;

/** Words of the frontmatter by the address of their section. */
export const keywordsOf = (pages: readonly IndexedPage[]): ReadonlyMap<string, string> =>
  new Map(
    pages.flatMap(({ routePath, frontmatter }) =>
      Object.entries((frontmatter.search as Readonly<Record<string, string>> | undefined) ?? {}).map(
        ([id, words]) => [id === 'top' ? routePath : `${routePath}#${id}`, words] as const,
      ),
    ),
  );

/**
 * The index file of a group of pages. It has no descriptions: no search reads them, and every reader would fetch them.
 * @param pages pages with the texts of their components, in order
 * @returns a record for each page; the first also has what search needs besides
 */
export function fileRecords(pages: readonly IndexedPage[]): FileRecord[] {
  const trimmed = pages.map(trimPage);
  const index = buildIndex(trimmed, { ...INDEX_FACTS, keywords: keywordsOf(pages) });
  return trimmed.map(
    ({ id, title, content, routePath, domain, toc, lang, version, frontmatter }, at): FileRecord => {
      const { description: _unread, search: _words, ...others } = frontmatter;
      const record = { id, title, routePath, content, toc, domain, lang, version, frontmatter: others };
      return at === 0 ? { ...record, ...index } : record;
    },
  );
}
