import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
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

/** What a page says in sentences, cells and captions, piece by piece. */
function textsOf(parts: readonly HTMLElement[]): string[] {
  const whole = parts.filter(
    (part) =>
      // A description of a field has nothing to describe in an export, and what a box is for is said there in other words.
      !part.closest('[aria-hidden=true], form, label, p[id], [role=status], [data-report-box]') &&
      !part.querySelector('p, ul, ol, table, pre, figure'),
  );
  return whole
    .flatMap(({ childNodes }) => childNodes as HTMLElement[])
    .filter((piece) => !piece.getAttribute?.('aria-hidden') && !/button|label/.test(piece.rawTagName ?? ''))
    .map((piece) => bare(piece.innerText))
    .filter((text) => text.length > 1 && !KINDS.has(text))
    .filter((text) => !/minread$|^\d+年.*分钟$/.test(text)); // The day of a post stands in the list of posts.
}

test.each(SITE_PAGES)(
  'issue 7.5 the Markdown export of $url has all headings, sentences, samples, pictures and links',
  ({ url, route, title }) => {
    const markdown = outputText(markdownFile(url));
    const main = readHtml(url).querySelector('main')?.clone() as HTMLElement | undefined;
    const all = (selector: string): HTMLElement[] => main?.querySelectorAll(selector) ?? [];
    // The explanation of a term is the glossary's, which has an export of its own; the kind of a note is its mark there.
    for (const tip of all('[role=tooltip], p .siteVisuallyHidden, figcaption .siteVisuallyHidden'))
      tip.remove();
    const isHome = route.kind === 'home';
    expect(markdown).toContain(isHome ? '# Rsdoctor' : `# ${title}`);
    expect(markdown.endsWith('\n')).toBe(true);
    expect(proseOf(markdown)).not.toMatch(/<\/?[A-Za-z][^>\n]*>|\\\{#|\n{3}|^(?:import|export) /m);

    const exported = proseOf(markdown.replaceAll('`', ''))
      .split('\n')
      .filter((line) => /^#{1,6} /.test(line))
      .map((line) => `h${/^#+/.exec(line)?.[0].length} ${bare(line.replace(/\{#.*$|\]\([^)]*\)/g, ''))}`);
    const headings = all(isHome ? 'h2' : 'h1, h2, h3, h4, h5, h6').map((heading) => {
      const own = heading.getAttribute('aria-labelledby');
      const text = (own && main?.querySelector(`[id="${own}"]`)) || heading;
      return `${heading.rawTagName} ${bare(text.innerText)}`;
    });
    expect(headings.filter((heading) => !exported.includes(heading))).toEqual([]);

    const words = bare(markdown);
    const texts = [
      ...textsOf(all('.rspress-doc :is(p, li, td), .rspress-doc figcaption > div')),
      ...all('pre').map((sample) => bare(codeOf(sample))),
    ];
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);

    const pictures = all('.rspress-doc figure img').map((picture) => picture.getAttribute('alt'));
    const links = all('.rspress-doc a[href^="/"]:not([aria-describedby])').map((link) => {
      const [path = '', hash] = (link.getAttribute('href') ?? '').replace(/\?[^#]*/, '').split('#');
      // The hash of a report is the view that the page opens it with.
      if (/\.\w+$/.test(path)) return `${origin}${path}`;
      return `${origin}/${markdownFile(path)}${hash ? `#${hash}` : ''}`;
    });
    const wanted = [...pictures.flatMap((alt) => (alt ? `![${alt}]` : [])), ...links];
    expect(wanted.filter((text) => !markdown.includes(text))).toEqual([]);
  },
);

test.each(LANGS)('issue 7.5 llms-full.txt holds every Markdown export of %s, whole', (lang) => {
  const whole = outputText(lang === 'en' ? 'llms-full.txt' : `${lang}/llms-full.txt`);
  for (const { url } of SITE_PAGES.filter((page) => page.lang === lang && page.route.kind !== 'home')) {
    expect(whole, url).toContain(
      `url: ${origin}/${markdownFile(url)}\n---\n\n${outputText(markdownFile(url)).trim()}`,
    );
  }
});
