import { buildIndex } from '../../../../packages/search/buildIndex';
import { openIndex, type IndexFile, type OpenIndex } from '../../../../packages/search/openIndex';
import type { SearchDocument } from '../../../../packages/search/SearchDocument';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
import type { Lang } from '../../../../site/languages';

type Part = readonly [id: string, heading: string, text: string];

/** A page of a small site: its text above the first heading, then its sections. */
export function smallPage(
  id: number,
  lang: Lang,
  title: string,
  intro: string,
  parts: readonly Part[] = [],
): SearchDocument {
  let content = `${intro}\n\n`;
  const toc = parts.map(([anchor, text, body]) => {
    const heading = { id: anchor, text, depth: 2, charIndex: content.length };
    content += `${text}\n\n${body}\n\n`;
    return heading;
  });
  const routePath = `${lang === 'zh' ? '/zh' : ''}/guide/page-${id}`;
  return { id, title, content, routePath, domain: '', toc, lang };
}

/** The pages of a small site are not those that search has learned of, though some have their addresses. */
const SMALL_FACTS = {
  ...INDEX_FACTS,
  sectionRows: new Map<string, number>(),
};

/** An index file over pages, as it comes from the server. */
export function smallFile(pages: readonly SearchDocument[]): IndexFile {
  const [first, ...rest] = pages;
  if (!first) throw new Error('A site has one page at least.');
  return JSON.parse(JSON.stringify([{ ...first, ...buildIndex(pages, SMALL_FACTS) }, ...rest])) as IndexFile;
}

/** An open index over pages. */
export const smallIndex = (pages: readonly SearchDocument[]): OpenIndex =>
  openIndex(smallFile(pages), SMALL_FACTS);

/** Routes that a query finds, best first. */
export const routes = (index: OpenIndex, query: string): string[] =>
  index.find(query).map(({ page }) => page.routePath);
