import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { decodeEntities } from '../../lib/text/entities';
import { LANGS } from '../../site/languages';
import { readSettings } from '../../site/settings';
import { WORDS } from '../../site/words';
import { markdownFile, outputText } from '../support/outputText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const { origin } = readSettings(process.env);

/** Letters and digits alone: Markdown's marks and the page's line breaks say nothing about what is there. */
const bare = (text: string): string =>
  decodeEntities(text)
    .replace(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The parser keeps the inside of `<pre>` as it is written. */
const codeOf = (sample: HTMLElement): string => sample.innerHTML.replace(/<[^>]+>/g, '');

/** Titles of notes that have none of their own. */
const KINDS = new Set(
  Object.entries(WORDS).flatMap(([key, texts]) => (key.startsWith('callout') ? Object.values(texts) : [])),
);

const proseOf = (markdown: string): string =>
  markdown.replace(/^([ \t]*)(`{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, 'sample').replace(/`[^`\n]+`/g, 'code');

describe.each(SITE_PAGES)('issue 7.5 the Markdown export of $url', ({ url, route }) => {
  const markdown = outputText(markdownFile(url));
  const main = readHtml(url).querySelector('main')?.clone() as HTMLElement | undefined;
  // The explanation of a term is the glossary's, which has an export of its own; the kind of a note is its mark there.
  for (const tip of main?.querySelectorAll(
    '[role=tooltip], p .siteVisuallyHidden, figcaption .siteVisuallyHidden',
  ) ?? [])
    tip.remove();
  const all = (selector: string): HTMLElement[] => main?.querySelectorAll(selector) ?? [];

  test('is Markdown and nothing else', () => {
    expect(proseOf(markdown)).not.toMatch(/<\/?[A-Za-z][^>\n]*>|\\\{#|\n{3}/);
    expect(markdown.endsWith('\n')).toBe(true);
  });

  test('has every heading, at its level', () => {
    const lines = proseOf(markdown.replaceAll('`', ''))
      .split('\n')
      .filter((line) => /^#{1,6} /.test(line));
    const exported = lines.map(
      (line) => `${/^#+/.exec(line)?.[0].length} ${bare(line.replace(/\{#.*$|\]\([^)]*\)/g, ''))}`,
    );
    for (const heading of all('h1, h2, h3, h4, h5, h6')) {
      const [level] = /\d/.exec(heading.rawTagName) ?? [];
      const own = heading.getAttribute('aria-labelledby');
      const text = (own && main?.querySelector(`[id="${own}"]`)) || heading;
      if (route.kind === 'home' && level !== '2') continue;
      expect(exported).toContain(`${level} ${bare(text.innerText)}`);
    }
  });

  test('has every sentence, cell and caption of the page', () => {
    const words = bare(markdown);
    for (const part of all(
      '.rspress-doc p, .rspress-doc li, .rspress-doc td, .rspress-doc figcaption > div',
    )) {
      if (
        // A description of a field has nothing to describe in an export, and what a box is for is said there in other words.
        part.closest('[aria-hidden=true], form, label, p[id], [role=status], [data-report-box]') ||
        part.querySelector('p, ul, ol, table, pre, figure')
      )
        continue;
      for (const piece of part.childNodes) {
        const text = bare(piece.innerText);
        // What a press does says nothing in an export, and the day of a post stands in the list of posts.
        if ((piece as HTMLElement).getAttribute?.('aria-hidden') || /minread$|^\d+年.*分钟$/.test(text))
          continue;
        if (text.length > 1 && !KINDS.has(text) && !(piece as HTMLElement).rawTagName?.match(/button|label/))
          expect(words, part.innerText).toContain(text);
      }
    }
  });

  test('has every sample, every picture and every link', () => {
    const words = bare(markdown);
    for (const sample of all('pre')) expect(words).toContain(bare(codeOf(sample)));
    for (const alt of all('.rspress-doc figure img').map((picture) => picture.getAttribute('alt')))
      if (alt) expect(markdown).toContain(`![${alt}]`);
    for (const link of all('.rspress-doc a[href^="/"]:not([aria-describedby])')) {
      const [path = '', hash] = (link.getAttribute('href') ?? '').replace(/\?[^#]*/, '').split('#');
      const isPage = !/\.\w+$/.test(path);
      const target = isPage ? `/${markdownFile(path)}` : path;
      // The hash of a report is the view that the page opens it with.
      expect(markdown).toContain(`${origin}${target}${isPage && hash ? `#${hash}` : ''}`);
    }
  });
});

test.each(LANGS)('issue 7.5 llms-full.txt holds every Markdown export of %s, whole', (lang) => {
  const whole = outputText(lang === 'en' ? 'llms-full.txt' : `${lang}/llms-full.txt`);
  for (const { url } of SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home')) {
    expect(whole, url).toContain(
      `url: ${origin}/${markdownFile(url)}\n---\n\n${outputText(markdownFile(url)).trim()}`,
    );
  }
});
