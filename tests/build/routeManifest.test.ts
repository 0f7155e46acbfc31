import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import { MANIFEST_ELEMENT, type DocumentRoutes, type RouteRow } from '../../packages/lean/RouteRow';
import { localePath } from '../../site/routes';
import { firstScripts } from '../support/firstScripts';
import { OUT, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const factsOf = (url: string): DocumentRoutes =>
  JSON.parse(readHtml(url).querySelector(`#${MANIFEST_ELEMENT}`)?.textContent ?? 'null') as DocumentRoutes;

test('issue 7.1 every page says what it is loaded from, and all of it is there', () => {
  for (const { url } of SITE_PAGES) {
    const [route, , , , files] = factsOf(url).here ?? [];
    expect(route, url).toBe(url);
    expect(files?.length, url).toBeGreaterThan(0);
    for (const file of files ?? []) expect(existsSync(path.join(OUT, file)), `${url} ${file}`).toBe(true);
  }
});

test('issue 7.1 the 404 page, which answers any unknown address, is a page of its own', () => {
  for (const lang of LANGS) {
    const { here, lists } = factsOf(localePath('/404', lang));
    expect(here?.[0]).toBe(localePath('/404', lang));
    expect(lists).toEqual(factsOf('/').lists);
  }
});

test('issue 7.1 the lists of both languages have every page, as the page itself says it', () => {
  const { lists } = factsOf('/');
  expect(Object.keys(lists)).toEqual(LANGS.map((lang) => LANGUAGE_FACTS[lang].prefix.replace('/', '')));
  const rows = Object.values(lists).flatMap(
    (file) => JSON.parse(readFileSync(path.join(OUT, file), 'utf8')) as RouteRow[],
  );
  const byPath = new Map(rows.map((row) => [row[0], row]));
  for (const { url } of SITE_PAGES) {
    const [route, file] = byPath.get(url) ?? [];
    expect([route, file], url).toEqual(factsOf(url).here?.slice(0, 2));
  }
});

test('issue 7.1 the scripts of every page name no page but those of the navigation bar', () => {
  const common = firstScripts('guide/start/intro.html').filter((file) => !file.includes('async'));
  const text = common.map((file) => readFileSync(file, 'utf8')).join('\n');
  const links = LANGS.flatMap((lang) => readHtml(localePath('/', lang)).querySelectorAll('header a'));
  const nav = new Set(links.map((link) => link.getAttribute('href')));
  const named = SITE_PAGES.filter(({ url }) => url.split('/').length > 3 && !nav.has(url))
    .filter(({ url }) => text.includes(url))
    .map(({ url }) => url);
  expect(named).toEqual([]);
});
