import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { withoutHash } from '../../lib/text/address';
import { LANGS } from '../../site/languages';
import { LATEST, MACHINE_FILES } from '../../site/machineFiles';
import { SEARCH_FLAG, openSearchPath } from '../../site/openSearch';
import { REDIRECTS } from '../../site/redirects';
import { FRAGMENTS, localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { OUT, outFile, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';
import { readRedirects } from '../../tools/server/siteServer';

const { origin } = readSettings(process.env);
const read = (name: string) => readFileSync(`${OUT}/${name}`, 'utf8');
/** Live reports are pages of the analyzer, not of the site: `reports.test.ts` is about them. */
const htmlFiles = () =>
  readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('reports/'),
  );

test('S2-1 S2-2 S2-4 S2-9..S2-15 the output holds the routes of the product and the 404 pages, and nothing else', () => {
  const expected = [...SITE_PAGES.map(({ url }) => url), ...LANGS.map((lang) => localePath('/404', lang))];
  expect(htmlFiles().sort()).toEqual(expected.map((url) => outFile(url, '').replace(/^\//, '')).sort());
});

test.each(FRAGMENTS)('S2-16 the fragment %s is no page', (name) => {
  expect(htmlFiles().filter((file) => file.endsWith(`/${name}.html`) && file.includes('shared'))).toEqual([]);
  expect(existsSync(`${OUT}/shared/${name}.html`)).toBe(false);
});

test('S2-17 the addresses of the second reading redirect in both languages', () => {
  const lines = read('_redirects').trim().split('\n');
  for (const { from, to } of REDIRECTS) {
    for (const lang of LANGS)
      expect(lines).toContain(`${localePath(from, lang)} ${withoutHash(localePath(to, lang))} 301`);
  }
  for (const { to } of REDIRECTS) {
    const [route = '', section] = to.split('#');
    expect(existsSync(outFile(route)), to).toBe(true);
    if (section) expect(readHtml(route).getElementById(section), to).not.toBeNull();
  }
});

test('server/redirects server/ranges the preview server reads every rule of the output, and no file is played in parts', () => {
  expect(readRedirects(read('_redirects')).size).toBe(REDIRECTS.length * LANGS.length);
  const files = readdirSync(OUT, { recursive: true }).map(String);
  expect(files.filter((file) => /\.(?:mp[34]|webm|og[gv]|mov|wav|pdf)$/.test(file))).toEqual([]);
});

describe('search index', () => {
  const names = readdirSync(`${OUT}/static`).filter((name) => name.startsWith('search_index'));

  test('S7-14 one index per language, named by language and content hash', () => {
    expect(names.map((name) => name.replace(/[0-9a-f]{8}/, 'HASH')).sort()).toEqual([
      'search_index.en.HASH.json',
      'search_index.zh.HASH.json',
    ]);
  });

  test.each(LANGS)('S3-1..S3-7 the %s index has a record for each page but home and 404', (lang) => {
    const name = names.find((file) => file.startsWith(`search_index.${lang}.`));
    const records = JSON.parse(read(`static/${name}`)) as {
      routePath: string;
      frontmatter: { published_at?: string };
    }[];
    const expected = SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home');
    expect(records.map((record) => record.routePath).sort()).toEqual(expected.map(({ url }) => url).sort());
    const release = records.find(({ routePath }) => routePath.endsWith('release-note-1_0'));
    expect(String(release?.frontmatter.published_at)).toContain('2025-03-19');
  });
});

test('words for the search are in the index, and in no script, page, export or feed', () => {
  const words = LANGS.map((lang) => {
    const source = readFileSync(`docs/${lang}/guide/start/action.mdx`, 'utf8');
    return /^ {2}top: (.+)$/m.exec(source)?.[1] ?? 'none';
  });
  const holding = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|json|md|txt|xml)$/.test(file))
    .filter((file) => words.some((each) => read(file).includes(each)));
  expect(holding.map((file) => file.replace(/[0-9a-f]{8}/, 'HASH')).sort()).toEqual([
    'static/search_index.en.HASH.json',
    'static/search_index.zh.HASH.json',
  ]);
});

test('sitemap lists every page once, in a fixed order, by absolute address', () => {
  const urls = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(urls).toEqual(SITE_PAGES.map(({ url }) => `${origin}${url}`).sort());
});

test.each(LANGS)('issue 7.5 the search description of %s leads to its home page with a query', (lang) => {
  const { OpenSearchDescription: facts } = new XMLParser({ ignoreAttributes: false }).parse(
    read(openSearchPath(lang).slice(1)),
  ) as {
    OpenSearchDescription: { Url: { '@_template': string }[]; Language: string; Image: { '#text': string } };
  };
  expect(facts.Url.map((url) => url['@_template'])).toEqual([
    `${origin}${localePath('/', lang)}?${SEARCH_FLAG}={searchTerms}`,
    `${origin}${openSearchPath(lang)}`,
  ]);
  expect(facts.Language).toBe(lang);
  expect(existsSync(`${OUT}${facts.Image['#text'].slice(origin.length)}`)).toBe(true);
});

test('robots.txt lets everybody read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

describe('text for language models', () => {
  test.each(SITE_PAGES)('$url has a Markdown export with its title', ({ url, title, route }) => {
    const markdown = read(url.endsWith('/') ? `${url.slice(1)}index.md` : `${url.slice(1)}.md`);
    expect(markdown).toContain(route.kind === 'home' ? '# Rsdoctor' : `# ${title}`);
    const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
    expect(prose).not.toMatch(/^(?:import|export) /m);
  });

  test.each([
    ['llms.txt', 'en'],
    ['zh/llms.txt', 'zh'],
  ])('%s lists every page of its language and no 404 page', (file, lang) => {
    const pages = SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home');
    for (const { url } of pages) expect(read(file)).toContain(`${origin}${url}.md`);
    expect(read(file)).not.toContain('404');
    expect(read(file.replace('.txt', '-full.txt'))).not.toContain('404.md');
  });
});

test('issue 21.5 the facts and schemas for programs are there, listed in both languages and on the page for agents', () => {
  const listed = MACHINE_FILES.map(({ path: place }) => place);
  for (const place of listed) {
    const latest = JSON.parse(read(place.slice(1))) as Record<string, unknown>;
    const own = JSON.parse(read(place.slice(1).replace(LATEST, DOCUMENTED_VERSION))) as typeof latest;
    expect({ ...own, $id: '' }).toEqual({ ...latest, $id: '' });
    expect(latest.$id ?? `${origin}${place}`).toBe(`${origin}${place}`);
    for (const lang of LANGS) {
      expect(read(localePath('/llms.txt', lang).slice(1))).toContain(`](${origin}${place}): `);
      expect(read(localePath('/guide/start/agents.md', lang).slice(1))).toContain(`| \`${place}\` `);
    }
  }
  expect(listed).toHaveLength(5);
});

test('no page of the output names a folder of the machine that built it', () => {
  const folders = [process.cwd(), process.env.HOME ?? '/root'].filter((folder) => folder.length > 4);
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css|json|md|txt)$/.test(file),
  );
  const leaks = files.filter((file) => folders.some((folder) => read(file).includes(folder)));
  expect(leaks).toEqual([]);
});

test('S2-20 the way home of each 404 page is the home of its language', () => {
  for (const lang of LANGS) {
    const page = readHtml(localePath('/404', lang));
    const home = page.querySelectorAll('a').find((link) => /Take me home|返回首页/.test(link.text));
    expect(home?.getAttribute('href')).toBe(localePath('/', lang));
  }
});

test('S5-11 no page has a form or a field that is checked', () => {
  for (const { url } of SITE_PAGES) {
    expect(readHtml(url).querySelectorAll('form, [required], [pattern], [minlength]'), url).toEqual([]);
  }
});
