import type { PageIndexInfo } from '@rspress/core';
import { buildIndex, type IndexPayload, type SearchDocument } from '../../../packages/search';
import { PLUGIN_OPTIONS } from '../../../site/pluginOptions';
import { RULES } from '../../../site/rules';

/** Text that a component shows, and the id of the heading above it (empty above the first). */
export interface ComponentText {
  readonly section: string;
  readonly text: string;
}

/** A page of the index as the host knows it. */
export type IndexedPage = SearchDocument & Pick<PageIndexInfo, 'frontmatter' | 'version'>;

/** What can be proposed when nothing is found, besides titles and headings. */
const PROPOSED = [...PLUGIN_OPTIONS.map(({ path }) => path), ...RULES.map(({ code }) => code)];

/** What readers ask for where a section says it in other words: by the id of its heading, `top` for the page. */
const keywordsOf = ({ frontmatter }: IndexedPage): Readonly<Record<string, string>> =>
  (frontmatter.search as Readonly<Record<string, string>> | undefined) ?? {};

/**
 * The index file of a group of pages. It has no descriptions: no search reads them, and every reader would fetch them.
 * @param pages pages with the texts of their components, in order
 * @returns a record for each page; the first also has what search needs besides
 */
export const fileRecords = (pages: readonly IndexedPage[]): (IndexedPage & Partial<IndexPayload>)[] =>
  buildIndex(
    pages.map(({ id, title, routePath, content, toc, domain, lang, version, frontmatter }) => {
      const { description: _unread, ...others } = frontmatter;
      return { id, title, routePath, content, toc, domain, lang, version, frontmatter: others };
    }),
    keywordsOf,
    PROPOSED,
  ).map((record) => {
    const { search: _words, ...frontmatter } = record.frontmatter;
    return { ...record, frontmatter };
  });

/**
 * Puts the texts of components at the end of their sections.
 * @param record text and headings of a page
 * @param texts what the components show
 * @returns the longer text, and the headings at their new places
 */
export function insertTexts(
  { content, toc }: Pick<SearchDocument, 'content' | 'toc'>,
  texts: readonly ComponentText[],
): Pick<SearchDocument, 'content' | 'toc'> {
  const starts = [0, ...toc.map(({ charIndex }) => charIndex), content.length];
  let whole = '';
  const moved = ['', ...toc.map(({ id }) => id)].map((id, at) => {
    const charIndex = whole.length;
    const own = texts.filter(({ section }) => section === id).map(({ text }) => `${text}\n\n`);
    whole += content.slice(starts[at], starts[at + 1]);
    if (own.length > 0) whole += `${whole.endsWith('\n') || whole === '' ? '' : '\n\n'}${own.join('')}`;
    return charIndex;
  });
  return {
    content: whole,
    toc: toc.map((heading, at) => ({ ...heading, charIndex: moved[at + 1] ?? heading.charIndex })),
  };
}
