import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { hiddenParts, isShown, shownText } from '../support/shownText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const NAVIGATION = 'nav[aria-label=Documentation], nav[aria-label=文档目录]';

/** Letters that a page has at least, as a reader counts them. */
const LETTERS = { home: 120, other: 120 } as const;

// `head.test.ts` proves title, language and that there is one h1; `output.test.ts` that each address has its file.
describe.each(SITE_PAGES)('S1-5 without scripts $url', ({ url, title, route }) => {
  const page = readHtml(url);
  const main = page.querySelector('main');
  const hidden = hiddenParts(page);

  test('shows its text', () => {
    const text = main ? shownText(main, hidden).replace(/\s+/g, ' ').trim() : '';
    expect(text.length).toBeGreaterThan(route.kind === 'home' ? LETTERS.home : LETTERS.other);
    if (route.kind !== 'home') expect(text).toContain(title);
    expect(main && isShown(main, hidden)).toBe(true);
  });

  test('shows one main heading, with the title', () => {
    const headings = main?.querySelectorAll('h1').filter((heading) => isShown(heading, hidden)) ?? [];
    expect(headings).toHaveLength(1);
    if (route.kind !== 'home') expect(headings[0]?.textContent).toContain(title);
  });

  test.runIf(route.kind !== 'home')('shows the links of the documentation', () => {
    const links = page.querySelectorAll(NAVIGATION).flatMap((nav) => nav.querySelectorAll('a[href]'));
    expect(links.filter((link) => isShown(link, hidden)).length).toBeGreaterThan(1);
  });
});

describe('the gate sees what is hidden', () => {
  test.each([
    ['<p hidden>text</p>', ''],
    ['<p style="color:red;display: none">text</p>', ''],
    ['<details><summary>More</summary><p>text</p></details>', 'More'],
    [
      '<style>@media print{p{display:none}}.gone,.left{color:red;display:none}</style><p class="gone">text</p>',
      '',
    ],
    ['<style>@media print{p{display:none}}p:hover{display:none}</style><p>text</p>', 'text'],
  ])('%s', (html, text) => {
    const page = parse(`<main>${html}</main>`);
    const main = page.querySelector('main');
    expect(main && shownText(main, hiddenParts(page))).toBe(text);
  });
});
