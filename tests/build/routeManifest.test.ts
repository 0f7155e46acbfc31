import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MANIFEST_ELEMENT, type DocumentRoutes, type RouteRow } from '../../packages/lean/RouteRow';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { firstScripts } from '../support/firstScripts';
import { outputFiles, outputText } from '../support/outputText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const factsOf = (url: string): DocumentRoutes =>
  JSON.parse(readHtml(url).querySelector(`#${MANIFEST_ELEMENT}`)?.textContent ?? 'null') as DocumentRoutes;
const { lists } = factsOf('/');
const files = new Set(outputFiles());

test('issue 7.1 every page, the 404 pages too, says what it is loaded from, as the list of its language does', () => {
  expect(Object.keys(lists)).toEqual(LANGS.map((lang) => LANGUAGE_FACTS[lang].prefix.replace('/', '')));
  const rows = Object.values(lists).flatMap((file) => JSON.parse(outputText(file)) as RouteRow[]);
  for (const url of [
    ...SITE_PAGES.map((page) => page.url),
    ...LANGS.map((lang) => localePath('/404', lang)),
  ]) {
    const { here } = factsOf(url);
    expect(here, url).toEqual(rows.find(([route]) => route === url));
    expect(here?.[4].length, url).toBeGreaterThan(0);
    expect(
      here?.[4].filter((file) => !files.has(file)),
      url,
    ).toEqual([]);
    expect(factsOf(url).lists).toEqual(lists);
  }
});

test('issue 7.1 the scripts of every page name no page but those of the navigation bar', () => {
  const common = firstScripts('guide/start/intro.html').filter((file) => !file.includes('async'));
  const text = common.map((file) => readFileSync(file, 'utf8')).join('\n');
  const links = LANGS.flatMap((lang) => readHtml(localePath('/', lang)).querySelectorAll('header a'));
  const nav = new Set(links.map((link) => link.getAttribute('href')));
  const named = SITE_PAGES.filter(
    ({ url }) => url.split('/').length > 3 && !nav.has(url) && text.includes(url),
  );
  expect(named.map(({ url }) => url)).toEqual([]);
});
