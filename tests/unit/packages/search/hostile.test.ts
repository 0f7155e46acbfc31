import { describe, expect, test } from 'vitest';
import { answerQuery } from '../../../../packages/search/answerQuery';
import { findTerms } from '../../../../packages/search/findTerms';
import { makeSnippet } from '../../../../packages/search/makeSnippet';
import { nearTerms } from '../../../../packages/search/nearTerms';
import { parseQuery, squeeze } from '../../../../packages/search/parseQuery';
import { tokenize } from '../../../../packages/search/tokenize';
import { tokenizeWords } from '../../../../packages/search/tokenizeWords';
import type { SearchHit } from '../../../../packages/search/types';
import { foldText } from '../../../../lib/text/foldText';
import * as ENGINE_LIMITS from '../../../../packages/search/limits';
import * as LIMITS from '../../../../site/limits';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';
import { quickly } from '../../../support/quickly';
import { smallIndex, smallPage } from './smallSite';

/*
 * Everything that a query passes in the search of the site, over all the queries that a browser is asked in the full
 * tier: no exception, an answer of bounded size, ranges inside their text, no letter that was not asked or written, and
 * no query that takes a frame's time three times over.
 */

const QUERIES = hostileQueries(hostileCount(process.env));
/** The first queries are one piece each, of up to 10 kB. */
const PIECES_ALONE = 36;
/** No letter of Unicode folds to more. */
const MOST_FOLDED = 18;

const INDEX = smallIndex([
  smallPage(1, 'en', 'Bundle size', 'A bundle is what a reader loads. <mark>bundle</mark> &lt;b&gt;', [
    ['size', 'Size of a bundle', 'enableNativePlugin and E1001 make a report dir.'],
    ['script', '<script>alert(1)</script>', 'constructor __proto__ toString 产物体积分析 😀 İstanbul'],
  ]),
  smallPage(2, 'en', '产物分析', '打包产物的体积分析。', [
    ['loader', 'Loader 耗时', '产物loader耗时 bundle'],
  ]),
]);

/** Ranges in order, apart from each other, inside their text. */
function expectInside(ranges: readonly { start: number; length: number }[], length: number, query: string) {
  let end = 0;
  for (const range of ranges) {
    expect(range.start, query).toBeGreaterThanOrEqual(end);
    expect(range.length, query).toBeGreaterThan(0);
    end = range.start + range.length;
  }
  expect(end, query).toBeLessThanOrEqual(length);
}

/** The index, asked with a look at the clock. */
const own: typeof INDEX = { ...INDEX, find: (text, site) => quickly(text, () => INDEX.find(text, site)) };

const shownText = ({ type, title, header, statement }: SearchHit) =>
  ({ title, header, content: statement })[type];

describe('hostile queries', () => {
  test('fold to a text whose every letter has its place in the original', () => {
    for (const query of QUERIES) {
      const { text, origin } = quickly(query, () => foldText(query));
      expect(text.length).toBeLessThanOrEqual(MOST_FOLDED * query.length);
      expect(origin).toHaveLength(text.length + 1);
      expect(origin.every((at, index) => at >= (origin[index - 1] ?? 0))).toBe(true);
      expect(origin.at(-1)).toBe(query.length);
      expect(squeeze(query)).not.toMatch(/[\s<>"'&]/);
    }
  });

  test('are cut into tokens that stand in the query, few for its length', () => {
    for (const [at, whole] of QUERIES.entries()) {
      // Every piece in its whole length, its mixes as long as anybody types; `parseQuery` cuts to a tenth of that.
      const query = at < PIECES_ALONE ? whole : whole.slice(0, 2000);
      const tokens = at < PIECES_ALONE ? tokenize(query) : quickly(query, () => tokenize(query));
      expect(tokens.length).toBeLessThanOrEqual(4 * query.length);
      const isOutside = ({ start, end }: (typeof tokens)[number]) =>
        start < 0 || end < start || end > query.length;
      expect(tokens.filter(isOutside)).toEqual([]);
      expect(tokens.filter(({ term }) => /[<>"'&\s]/.test(term) || term === '')).toEqual([]);
    }
  });

  test('ask for 24 things at most, none of them with a sign of markup', () => {
    for (const query of QUERIES) {
      const { units, squeezed } = quickly(query, () => parseQuery(query));
      expect(units.length).toBeLessThanOrEqual(24);
      expect(squeezed.length).toBeLessThanOrEqual(MOST_FOLDED * 200);
      for (const { term, pieces } of units) expect([term, ...pieces].join('')).not.toMatch(/[<>"'&\s]/);
    }
  });

  test('are answered from an index: bounded rows in the letters of the page, marks inside them', async () => {
    for (const query of QUERIES) {
      const input = {
        text: query,
        limit: LIMITS.searchPages,
        own,
        openOther: () => Promise.resolve(undefined),
      };
      const { lists, otherLang, nearTerms: near, nearHeadings = [] } = await answerQuery(input);
      const groups = lists.flatMap((list) => list.groups);
      expect(groups.length + otherLang.length).toBeLessThanOrEqual(2);
      expect(near.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchSuggestions);
      expect(nearHeadings.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchNearHeadings);
      for (const group of groups) {
        if (group.renderType !== 'default') throw new Error('The site has no hooks.');
        expect(group.hits.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchRowsPerPage);
        for (const hit of group.hits) {
          expect(hit.link).toMatch(/^\/guide\/page-[12](?:#(?:size|script|loader))?$/);
          expect(hit.statement.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchSnippetWidth + 2);
          expectInside(hit.highlightInfoList, shownText(hit).length, query);
        }
      }
    }
  }, 120_000);

  test('are compared with known terms in time, and bring back known terms only', () => {
    const terms = ['Bundle size', '产物分析', 'enableNativePlugin', 'E1001', '<script>'];
    for (const query of QUERIES) {
      const near = quickly(query, () => nearTerms(query, terms));
      expect(near.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchSuggestions);
      expect(near.every((term) => terms.includes(term))).toBe(true);
    }
  });
});

describe('2,000 hostile texts of a page', () => {
  test('give snippets of bounded length in their own letters, marks inside them', () => {
    const terms = new Set(['bundle', 'script', 'alert', '产物', '产', 'x', 'constructor', 'istanbul']);
    for (const text of QUERIES) {
      const { statement, highlightInfoList } = quickly(text, () => makeSnippet(text, findTerms(text, terms)));
      expect(statement.length).toBeLessThanOrEqual(ENGINE_LIMITS.searchSnippetWidth + 2);
      const own = statement.replace(/^…|…$/g, '');
      expect(text.replace(/\s/g, ' ').includes(own), text.slice(0, 80)).toBe(true);
      expectInside(highlightInfoList, statement.length, text.slice(0, 80));
      for (const { start, end } of tokenizeWords(text, terms)) expect(text.slice(start, end)).not.toBe('');
    }
  });
});
