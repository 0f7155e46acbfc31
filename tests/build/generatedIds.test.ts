import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBuiltSite, toDocument } from '../../plugins/output/builtSite';
import { toRecords } from '../../plugins/output/searchRecords';
import { SITE_PAGES } from '../support/sitePages';
import { OUT, readHtml } from '../support/site';

/** An id that React makes (`_R_9m_`, in the browser `_r_1_`): another one after a navigation, so it is no anchor. */
const GENERATED = /_[rR]_\w*_/;
const pages = readBuiltSite(OUT);

describe('issue 15 D13 no anchor is an id that React makes', () => {
  test('in the HTML of every page: headings have ids of their own', () => {
    const headings = SITE_PAGES.flatMap(({ url }) =>
      readHtml(url)
        .querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')
        .map(({ id }) => `${url}#${id}`),
    );
    expect(headings.length).toBeGreaterThan(500);
    expect(headings.filter((each) => GENERATED.test(each))).toEqual([]);
  });

  test('in search records and in the documents of a search service', () => {
    const records = pages.flatMap((page) => toRecords(page, 'https://site.example/'));
    const documents = pages.map((page, at) => toDocument(page, at, 'https://site.example/'));
    expect(records.length).toBeGreaterThan(500);
    expect(documents.flatMap(({ toc }) => toc).length).toBeGreaterThan(300);
    for (const each of [...records, ...documents]) expect(JSON.stringify(each)).not.toMatch(GENERATED);
  });

  test('in indexes, lists of pages, feeds, Markdown exports, llms files and the sitemap', () => {
    const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:json|rss|xml|txt|md)$/.test(file) && !file.startsWith('reports'),
    );
    for (const kind of [/search_index/, /^static\/pages/, /^rss/, /\.md$/, /^llms/, /^sitemap/])
      expect(
        files.some((file) => kind.test(file)),
        String(kind),
      ).toBe(true);
    const holding = files.filter((file) => GENERATED.test(readFileSync(path.join(OUT, file), 'utf8')));
    expect(holding).toEqual([]);
  });
});
