import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { readSettings } from '../../site/settings';
import { outputText, twinFile } from '../support/outputText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const { origin } = readSettings(process.env);

/** Letters and digits alone: Markdown's marks and the page's line breaks say nothing about what is there. */
const bare = (text: string): string =>
  text
    .replace(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/[^\p{L}\p{N}]/gu, '');

const proseOf = (twin: string): string =>
  twin.replace(/^(\s*)(`{3,})[\s\S]*?^\1\2/gm, '').replace(/`[^`\n]+`/g, '');

describe.each(SITE_PAGES)('issue 7.5 the twin of $url', ({ url, route }) => {
  const twin = outputText(twinFile(url));
  const main = readHtml(url).querySelector('main');
  const all = (selector: string): HTMLElement[] => main?.querySelectorAll(selector) ?? [];

  test('is Markdown and nothing else', () => {
    expect(proseOf(twin)).not.toMatch(/<\/?[A-Za-z][^>\n]*>|\\\{#|\n{3}/);
    expect(twin.endsWith('\n')).toBe(true);
  });

  test('has every heading, at its level', () => {
    const lines = proseOf(twin.replaceAll('`', ''))
      .split('\n')
      .filter((line) => /^#{1,6} /.test(line));
    const inTwin = lines.map((line) => `${/^#+/.exec(line)?.[0].length} ${bare(line.replace(/\{#.*$/, ''))}`);
    for (const heading of all('h1, h2, h3, h4, h5, h6')) {
      const [level] = /\d/.exec(heading.rawTagName) ?? [];
      const own = heading.getAttribute('aria-labelledby');
      const text = (own && main?.querySelector(`[id="${own}"]`)) || heading;
      if (route.kind === 'home' && level !== '2') continue;
      expect(inTwin).toContain(`${level} ${bare(text.innerText)}`);
    }
  });

  test('has every sentence, cell and caption of the page', () => {
    const words = bare(twin);
    for (const part of all(
      '.rspress-doc p, .rspress-doc li, .rspress-doc td, .rspress-doc figcaption > div',
    )) {
      if (
        part.closest('[aria-hidden=true], form, label') ||
        part.querySelector('p, ul, ol, table, pre, figure')
      )
        continue;
      for (const piece of part.childNodes) {
        const text = bare(piece.innerText);
        if (text.length > 1 && !(piece as HTMLElement).rawTagName?.match(/button|label/))
          expect(words, part.innerText).toContain(text);
      }
    }
  });

  test('has every sample, every picture and every link', () => {
    const words = bare(twin);
    for (const sample of all('pre')) expect(words).toContain(bare(sample.innerText));
    for (const picture of all('.rspress-doc figure img'))
      expect(twin).toContain(`![${picture.getAttribute('alt')}]`);
    for (const link of all('.rspress-doc a[href^="/"]:not([aria-describedby])')) {
      const [path = '', hash] = (link.getAttribute('href') ?? '').split('#');
      const target = /\.\w+$/.test(path) ? path : `/${twinFile(path)}`;
      expect(twin).toContain(`${origin}${target}${hash ? `#${hash}` : ''}`);
    }
  });
});

test.each(LANGS)('issue 7.5 llms-full.txt holds every twin of %s, whole', (lang) => {
  const whole = outputText(lang === 'en' ? 'llms-full.txt' : `${lang}/llms-full.txt`);
  for (const { url } of SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home')) {
    expect(whole, url).toContain(
      `url: ${origin}/${twinFile(url)}\n---\n\n${outputText(twinFile(url)).trim()}`,
    );
  }
});
