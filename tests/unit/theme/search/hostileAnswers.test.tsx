import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cleanHit } from '../../../../theme/search/provider/cleanHit';
import { cleanStored } from '../../../../theme/search/provider/cleanStored';
import { markedText } from '../../../../theme/search/provider/markedText';
import { readAnswer } from '../../../../theme/search/provider/readAnswer';
import { toInSiteLink } from '../../../../theme/search/provider/toInSiteLink';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';
import { quickly } from '../../../support/quickly';

/*
 * Everything that an answer of a search service, or a stored entry, passes before it is drawn: services that find
 * whatever they are asked for, so that every text and address of a hit is one of the hostile queries.
 */

const QUERIES = hostileQueries(hostileCount(process.env));
const LONGEST = 2000;
/** An address of this site: one slash, then neither another nor a backslash, which a browser reads as one. */
const IN_SITE = /^\/(?![/\\])/;

/** Hits of a provider that finds whatever it is asked for. */
const hitsOf = (query: string) =>
  (['lvl1', 'content'] as const).flatMap((type) =>
    ['/guide/bundle', query].map((url) => ({
      objectID: query || type,
      url,
      type,
      content: query,
      hierarchy: { lvl0: query, lvl1: query, lvl2: query },
      _highlightResult: { hierarchy: { lvl0: { value: query } } },
      _snippetResult: { hierarchy: { lvl1: { value: `<mark>${query}</mark>${query}` } } },
    })),
  );

describe('hostile answers of the provider', () => {
  test('become hits of this site, with known fields of bounded length', () => {
    for (const query of QUERIES) {
      const answer = { results: [{ hits: hitsOf(query), nbHits: 4 }] };
      const { hits } = quickly(query, () => readAnswer(answer, '/')).results[0];
      expect(hits.length).toBeLessThanOrEqual(4);
      for (const { url, objectID, content, hierarchy } of hits) {
        expect(url).toMatch(IN_SITE);
        const texts = [url, objectID, content ?? '', ...Object.values(hierarchy)].map(
          (text) => text?.length ?? 0,
        );
        expect(Math.max(...texts)).toBeLessThanOrEqual(LONGEST);
        expect(['__proto__', 'hasOwnProperty']).not.toContain(hierarchy.lvl0);
      }
    }
  });

  test('draw marks and text, and no other element', () => {
    for (const query of QUERIES) {
      const html = renderToStaticMarkup(
        <>{quickly(query, () => markedText(`<mark>${query}</mark>${query}`))}</>,
      );
      expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      // An apostrophe or a quotation mark takes six letters in HTML.
      expect(html.length).toBeLessThanOrEqual(6 * LONGEST);
    }
  });

  test('lead to this site, or nowhere', () => {
    for (const query of QUERIES) {
      for (const base of ['/', '/docs/']) {
        const link = quickly(query, () => toInSiteLink(query, base));
        if (link === undefined) continue;
        expect(link).toMatch(IN_SITE);
        expect(link.startsWith(base)).toBe(true);
        expect(new URL(link, 'https://site.example').origin).toBe('https://site.example');
      }
    }
  });
});

describe('hostile entries of the storage', () => {
  test('are dropped or cleaned', () => {
    for (const query of QUERIES) {
      const stored = JSON.stringify([...hitsOf(query).slice(0, 2), query, null]);
      const entries = quickly(query, () => cleanStored(stored, '/')) ?? [];
      expect(entries.length).toBeLessThanOrEqual(2);
      for (const entry of entries) {
        expect(entry.url).toMatch(IN_SITE);
        expect(entry).not.toHaveProperty('_snippetResult');
      }
      expect(cleanHit(query, '/')).toBeUndefined();
    }
  });
});
