import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import {
  MANIFEST_ELEMENT,
  type RouteEntry,
  type DocumentManifest,
} from '../../packages/lean/route-manifest/RouteEntry';
import { localePath } from '../../site/routes';
import { firstScripts } from '../support/firstScripts';
import { OUT, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const factsOf = (url: string): DocumentManifest =>
  JSON.parse(readHtml(url).querySelector(`#${MANIFEST_ELEMENT}`)?.textContent ?? 'null') as DocumentManifest;

test('issue 7.1 every page says what it is loaded from, and all of it is there', () => {
  for (const { url } of SITE_PAGES) {
    const [route, , , files] = factsOf(url).here ?? [];
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
    (file) => JSON.parse(readFileSync(path.join(OUT, file), 'utf8')) as RouteEntry[],
  );
  const byPath = new Map(rows.map((row) => [row[0], row]));
  for (const { url } of SITE_PAGES) {
    const [route, file] = byPath.get(url) ?? [];
    expect([route, file], url).toEqual(factsOf(url).here?.slice(0, 2));
  }
});

/** Words of a paragraph of the quick start. */
const SAID = 'Add one plugin, run one build, and a report opens in your browser';

test('issue 7.1 the script for the document of a page leaves out what its HTML says', () => {
  const url = '/guide/start/quick-start';
  const { here, lists } = factsOf(url);
  const rows = JSON.parse(readFileSync(path.join(OUT, lists[''] ?? ''), 'utf8')) as RouteEntry[];
  const whole = rows.find(([route]) => route === url);
  const textOf = (row: RouteEntry | undefined) =>
    (row?.[3] ?? []).map((file) => readFileSync(path.join(OUT, file), 'utf8')).join('\n');
  expect(readHtml(url).textContent).toContain(SAID);
  expect(textOf(whole)).toContain(SAID);
  expect(textOf(here)).not.toContain(SAID);
  expect(firstScripts('guide/start/quick-start.html').map((file) => path.relative(OUT, file))).toEqual(
    expect.arrayContaining((here?.[3] ?? []).filter((file) => file.endsWith('.js'))),
  );
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
