import { describe, expect, test } from 'vitest';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import { readSettings } from '../../site/settings';
import { markdownFile, outputFiles, outputText, pageFiles } from '../support/outputText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const { origin } = readSettings(process.env);
const listed = [...outputText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

/** What the head of a page says about its address and its other languages. */
function said(url: string) {
  const head = readHtml(url.slice(origin.length)).querySelector('head');
  const links = head?.querySelectorAll('link') ?? [];
  const hrefs = (rel: string) => links.filter((link) => link.getAttribute('rel') === rel);
  return {
    lang: head?.parentNode?.getAttribute('lang') ?? '',
    canonical: hrefs('canonical').map((link) => link.getAttribute('href')),
    robots: head?.querySelector('meta[name=robots]')?.getAttribute('content'),
    alternates: Object.fromEntries(
      hrefs('alternate')
        .filter((link) => link.hasAttribute('hreflang'))
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    exports: hrefs('alternate')
      .filter((link) => link.getAttribute('type') === 'text/markdown')
      .map((link) => link.getAttribute('href')),
  };
}

describe.each(listed)('issue 7.5 %s', (url) => {
  const page = said(url);

  test('is its own canonical address and may be indexed', () => {
    expect(page.canonical).toEqual([url]);
    expect(page.robots).toBeUndefined();
  });

  test('names itself and its other languages, and each of them names it back', () => {
    expect(Object.keys(page.alternates).sort()).toEqual(
      [...LANGS.map((lang) => LANGUAGE_FACTS[lang].hreflang), 'x-default'].sort(),
    );
    expect(page.alternates[page.lang]).toBe(url);
    for (const other of Object.values(page.alternates)) {
      expect(listed).toContain(other);
      expect(said(other).alternates, other).toEqual(page.alternates);
    }
  });

  test('names its Markdown export, which is there', () => {
    const file = markdownFile(url.slice(origin.length));
    expect(page.exports).toEqual([`${origin}/${file}`]);
    expect(outputFiles()).toContain(file);
  });
});

test('issue 7.5 the sitemap has every page that is to be found, and no other', () => {
  const indexed = pageFiles().filter((file) => !/name="robots" content="noindex"/.test(outputText(file)));
  expect(listed).toHaveLength(indexed.length);
  expect([...listed].sort()).toEqual(SITE_PAGES.map(({ url }) => `${origin}${url}`).sort());
});
