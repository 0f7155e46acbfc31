import * as LIMITS from './limits';
import { findTerms } from './findTerms';
import { makeSnippet } from './makeSnippet';
import { mergeRanges } from './mergeRanges';
import type { RankedPage } from './rankPages';
import type { Token } from './tokenize';
import type { PageGroup, SearchHit } from './types';

/** A section far below the best of its page is not worth a row. */
const LEAST_SHARE = 0.3;

const marks = (tokens: readonly Token[]) =>
  mergeRanges(tokens.map(({ start, end }) => ({ start, length: end - start })));

const different = (tokens: readonly Token[]): number => new Set(tokens.map(({ term }) => term)).size;

/**
 * The rows of a page: its title for its top, and its best sections, in their order.
 * @param ranked the page
 * @returns a group with one row at least
 */
export function toPageGroup({ page, sections }: RankedPage): PageGroup {
  const { title, routePath: link, lang } = page;
  const best = sections[0]?.score ?? 0;
  const allTerms = new Set(sections.flatMap(({ terms }) => [...terms]));
  const inTitle = findTerms(title, allTerms);

  const titleRow: SearchHit = {
    type: 'title',
    title,
    header: '',
    statement: '',
    link,
    highlightInfoList: marks(inTitle),
  };
  const rows = sections
    .filter(({ score }) => score >= best * LEAST_SHARE)
    // To cut and mark a text takes longer than to find it: no more of them than can be shown.
    .slice(0, LIMITS.searchRowsPerPage)
    .map(({ section, terms }): SearchHit => {
      const { header, content, anchor } = section;
      const inHeader = anchor ? findTerms(header, terms) : inTitle;
      const inContent = findTerms(content, terms);
      const base = { title, header, link: anchor ? `${link}#${anchor}` : link };
      // What is found by its keywords alone has no match to show: the row says what it is.
      if (different(inContent) > 0 && different(inContent) > different(inHeader)) {
        return { ...base, type: 'content', ...makeSnippet(content, inContent) };
      }
      return anchor
        ? { ...base, type: 'header', statement: '', highlightInfoList: marks(inHeader) }
        : titleRow;
    });
  return { renderType: 'default', group: title, lang, hits: rows };
}
