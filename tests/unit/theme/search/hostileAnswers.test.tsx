import { cutText } from '../../../../lib/text/cutText';
import { wellFormed } from '../../../../lib/text/wellFormed';
import { describe, expect, test } from 'vitest';
import { shownRows } from '../../../../theme/search/dialog/shownRows';
import { readRemote } from '../../../../theme/search/remote/readRemote';
import { toPageGroup } from '../../../../packages/search/toPageGroup';
import { findInPage } from '../../../../theme/search/remote/findInPage';
import * as ENGINE_LIMITS from '../../../../packages/search/limits';
import * as LIMITS from '../../../../site/limits';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';
import { quickly } from '../../../support/quickly';

/*
 * Everything that an answer of a search service passes before it is drawn: services that find
 * whatever they are asked for, so that every text and address of a hit is one of the hostile queries.
 */

const QUERIES = hostileQueries(hostileCount(process.env));
/** An address of this site: one slash, then neither another nor a backslash, which a browser reads as one. */
const IN_SITE = /^\/(?![/\\])/;

/** Pages of a service that finds whatever it is asked for. */
const pagesOf = (query: string) =>
  ['/guide/bundle', query, `/${query}`].map((routePath) => ({
    id: 1,
    title: `Page ${query}`,
    content: `${query} ${query}`,
    routePath,
    domain: query,
    toc: [{ text: query, id: query, depth: 2, charIndex: 0 }],
    lang: 'en',
  }));

describe('hostile answers of a service', () => {
  test('become pages of bounded number and length, rows with marks inside, and links of this site or the web', () => {
    for (const typed of QUERIES) {
      // As the engine sends it.
      const query = wellFormed(cutText(typed.trim(), LIMITS.remoteQueryLength));
      const hits = pagesOf(query);
      const read = readRemote(
        ['docs', 'other'].map((index) => ({ index, hits })),
        LIMITS.searchPages,
        'en',
      );
      for (const { routePath } of read.flatMap((group) => group.hits)) expect(routePath).toMatch(IN_SITE);
      const lists = read.map(({ index, hits: [first] }, at) => {
        if (!first) throw new Error('The first page has a good address.');
        const page = at === 0 ? first : { ...first, routePath: first.domain + first.routePath };
        return {
          index,
          label: index,
          current: at === 0,
          groups: [quickly(query, () => toPageGroup(findInPage(page, query)))],
        };
      });
      for (const tab of [0, 1]) {
        const { rows } = shownRows({ lists, otherLang: [], nearTerms: [] }, tab);
        expect(rows.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchRowsPerPage);
        for (const { title, header, statement, type, link, highlightInfoList } of rows) {
          expect(link).toMatch(/^\/(?![/\\])|^https?:\/\//);
          expect(statement.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchSnippetWidth + 2);
          const { length } = { title, header, content: statement }[type];
          for (const range of highlightInfoList)
            expect(range.start + range.length).toBeLessThanOrEqual(length);
        }
      }
    }
  }, 120_000);
});
