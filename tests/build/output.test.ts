import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { withoutHash } from '../../lib/text/address';
import { LANGS } from '../../site/languages';
import { LATEST, MACHINE_FILES } from '../../site/outputFiles';
import { SEARCH_FLAG } from '../../site/pageMarks';
import { openSearchPath } from '../../site/headLinks';
import { REDIRECTS } from '../../site/redirects';
import { FRAGMENTS, localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { outputFiles, outputText, pageFiles } from '../support/outputText';
import { outFile, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';
import { readRedirects } from '../../tools/server/siteServer';

const { origin } = readSettings(process.env);
const files = outputFiles();
const texts = files.filter(
  (file) => /\.(?:html|css|js|json|md|rss|txt|xml)$/.test(file) && !file.startsWith('reports/'),
);

test('S2-1 S2-2 S2-4 S2-9..S2-15 S2-16 the output holds the routes of the product and the 404 pages, and no fragment', () => {
  const urls = [...SITE_PAGES.map(({ url }) => url), ...LANGS.map((lang) => localePath('/404', lang))];
  expect(pageFiles()).toEqual(urls.map((url) => outFile(url, '').replace(/^\//, '')).sort());
  expect(FRAGMENTS.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes('shared/'))).toEqual([]);
});

test('S2-17 server/redirects the addresses of the second reading redirect in both languages, to what is there', () => {
  const redirects = outputText('_redirects');
  const lines = redirects.trim().split('\n');
  for (const { from, to } of REDIRECTS) {
    for (const lang of LANGS)
      expect(lines).toContain(`${localePath(from, lang)} ${withoutHash(localePath(to, lang))} 301`);
    const [route = '', section] = to.split('#');
    expect(existsSync(outFile(route)), to).toBe(true);
    if (section) expect(readHtml(route).getElementById(section), to).not.toBeNull();
  }
  expect(readRedirects(redirects).size).toBe(REDIRECTS.length * LANGS.length);
});

test('server/ranges no file of the output is played in parts', () => {
  expect(files.filter((file) => /\.(?:mp[34]|webm|og[gv]|mov|wav|pdf)$/.test(file))).toEqual([]);
});

test('words for the search are in the index, and in no script, page, export or feed', () => {
  const words = LANGS.map((lang) => {
    const source = readFileSync(`docs/${lang}/guide/start/action.mdx`, 'utf8');
    return /^ {2}top: (.+)$/m.exec(source)?.[1] ?? 'none';
  });
  const holding = texts.filter((file) => words.some((each) => outputText(file).includes(each)));
  expect(holding.map((file) => file.replace(/[0-9a-f]{8}/, 'HASH'))).toEqual([
    'static/search_index.en.HASH.json',
    'static/search_index.zh.HASH.json',
  ]);
});

test('sitemap lists every page once, in a fixed order, by absolute address; robots.txt names it', () => {
  const urls = [...outputText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(urls).toEqual(SITE_PAGES.map(({ url }) => `${origin}${url}`).sort());
  expect(outputText('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test.each(LANGS)('issue 7.5 the search description of %s leads to its home page with a query', (lang) => {
  const { OpenSearchDescription: facts } = new XMLParser({ ignoreAttributes: false }).parse(
    outputText(openSearchPath(lang).slice(1)),
  ) as {
    OpenSearchDescription: { Url: { '@_template': string }[]; Language: string; Image: { '#text': string } };
  };
  expect(facts.Url[0]?.['@_template']).toBe(`${origin}${localePath('/', lang)}?${SEARCH_FLAG}={searchTerms}`);
  expect(facts.Language).toBe(lang);
  expect(files).toContain(facts.Image['#text'].slice(origin.length + 1));
});

test.each(LANGS)('llms.txt of %s lists every page of its language and no 404 page', (lang) => {
  const list = outputText(localePath('/llms.txt', lang).slice(1));
  const pages = SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home');
  expect(pages.filter(({ url }) => !list.includes(`${origin}${url}.md`))).toEqual([]);
  expect(list).not.toContain('404');
});

test('issue 21.5 the facts and schemas for programs are there, listed in both languages and on the page for agents', () => {
  expect(MACHINE_FILES).toHaveLength(5);
  for (const { path: place } of MACHINE_FILES) {
    const latest = JSON.parse(outputText(place.slice(1))) as Record<string, unknown>;
    const own = JSON.parse(outputText(place.slice(1).replace(LATEST, DOCUMENTED_VERSION))) as typeof latest;
    expect({ ...own, $id: '' }).toEqual({ ...latest, $id: '' });
    expect(latest.$id ?? `${origin}${place}`).toBe(`${origin}${place}`);
    for (const lang of LANGS) {
      expect(outputText(localePath('/llms.txt', lang).slice(1))).toContain(`](${origin}${place}): `);
      expect(outputText(localePath('/guide/start/agents.md', lang).slice(1))).toContain(`| \`${place}\` `);
    }
  }
});

test('issue 15 D13 no index, list, feed or export has an id that React makes', () => {
  const data = texts.filter((file) => /\.(?:json|rss|xml|txt|md)$/.test(file));
  expect(data.filter((file) => /_[rR]_\w*_/.test(outputText(file)))).toEqual([]);
});

test('S5-11 no page has a form or a field that is checked', () => {
  for (const { url } of SITE_PAGES)
    expect(readHtml(url).querySelectorAll('form, [required], [pattern], [minlength]'), url).toEqual([]);
});
