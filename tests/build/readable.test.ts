import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { hiddenParts } from '../../theme/page-tools/HideParts';
import { isShown, shownText } from '../support/shownText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const NAVIGATION = 'nav[aria-label=Documentation] a[href], nav[aria-label=文档目录] a[href]';

describe.each(SITE_PAGES)('S1-5 without scripts $url', ({ url, title, route }) => {
  test('shows its text, its heading and the links of the documentation', () => {
    const page = readHtml(url);
    const main = page.querySelector('main');
    const hidden = hiddenParts(page);
    expect(main && isShown(main, hidden) && shownText(main, hidden).length).toBeGreaterThan(100);
    const headings = main?.querySelectorAll('h1').filter((heading) => isShown(heading, hidden)) ?? [];
    expect(headings).toHaveLength(1);
    if (route.kind === 'home') return;
    expect(headings[0]?.textContent).toContain(title);
    expect(page.querySelectorAll(NAVIGATION).filter((link) => isShown(link, hidden)).length).toBeGreaterThan(
      1,
    );
  });
});

test.each([
  ['<p hidden>text</p>', ''],
  ['<p style="color:red;display: none">text</p>', ''],
  ['<details><summary>More</summary><p>text</p></details>', 'More'],
  ['<style>@media print{p{display:none}}.gone{display:none}</style><p class="gone">text</p>', ''],
  ['<style>@media print{p{display:none}}p:hover{display:none}</style><p>text</p>', 'text'],
])('the gate sees what is hidden: %s', (html, text) => {
  const page = parse(`<main>${html}</main>`);
  const main = page.querySelector('main');
  expect(main && shownText(main, hiddenParts(page))).toBe(text);
});
