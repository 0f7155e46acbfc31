import * as LIMITS from './limits';
import { findTerms } from './findTerms';
import { makeSnippet } from './makeSnippet';
import { mergeRanges } from './mergeRanges';
import type { RankedPage } from './rankPages';
import { tokenize, type Token } from './tokenize';
import type { PageGroup, SearchHit } from './types';

/** A section far below the best of its page is not worth a row. */
const LEAST_SHARE = 0.3;

const marks = (tokens: readonly Token[]) =>
  mergeRanges(tokens.map(({ start, end }) => ({ start, length: end - start })));

const different = (tokens: readonly Token[]): number => new Set(tokens.map(({ term }) => term)).size;

/**
 * The rows of a page: its title when it matches as well as anything below it, then its best sections.
 * @param ranked the page
 * @returns a group with one row at least
 */
export function toPageGroup({ page, sections }: RankedPage): PageGroup {
  const { title, routePath: link, lang } = page;
  const best = sections[0]?.score ?? 0;
  const allTerms = new Set(sections.flatMap(({ terms }) => [...terms]));
  const inTitle = findTerms(title, allTerms);

  const rows = sections
    .filter(({ score }) => score >= best * LEAST_SHARE)
    // To cut and mark a text takes longer than to find it: no more of them than can be shown.
    .slice(0, LIMITS.searchRowsPerPage)
    .flatMap(({ section, terms }): (SearchHit & { count: number })[] => {
      const { header, content, anchor } = section;
      const address = anchor ? `${link}#${anchor}` : link;
      const inHeader = findTerms(header, terms);
      const inContent = findTerms(content, terms);
      const base = { title, header, link: address };
      const [headerCount, contentCount] = [different(inHeader), different(inContent)];
      if (headerCount > 0 && headerCount >= contentCount) {
        return [
          { ...base, type: 'header', statement: '', highlightInfoList: marks(inHeader), count: headerCount },
        ];
      }
      if (contentCount === 0) return [];
      return [{ ...base, type: 'content', ...makeSnippet(content, inContent), count: contentCount }];
    });

  const titleCount = different(inTitle);
  const most = Math.max(0, ...rows.map(({ count }) => count));
  // A title of several words that are all meant is what was looked for, whatever else the page says about them.
  const isWhole = titleCount > 1 && titleCount >= different(tokenize(title));
  const titleWins = rows.length === 0 || isWhole || (titleCount > 0 && titleCount >= most);
  const titleRow: SearchHit = {
    type: 'title',
    title,
    header: '',
    statement: '',
    link,
    highlightInfoList: marks(inTitle),
  };
  const hits = rows.map(({ count: _count, ...hit }): SearchHit => hit);
  return {
    renderType: 'default',
    group: title,
    lang,
    hits: [...(titleWins ? [titleRow] : []), ...hits].slice(0, LIMITS.searchRowsPerPage),
  };
}
