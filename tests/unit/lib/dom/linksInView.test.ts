// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linksInView } from '../../../../lib/dom/linksInView';
import { prefersReducedData } from '../../../../lib/dom/prefersReducedData';

/** Where links stand: `data-top` is their distance from the top of the window, missing for what is not shown. */
const link = (href: string, top?: number, more = '') =>
  `<a href="${href}" data-top="${top ?? ''}" ${more}>x</a>`;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.getAttribute('data-top');
    return new DOMRect(0, Number(top), 50, top ? 20 : 0);
  });
  window.history.replaceState(null, '', '/guide/here');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

test('issue 14.4 links of the text come first, then those beside it from the page at hand onwards, and back', () => {
  document.body.innerHTML = `<nav>${[
    link('/far', 10),
    link('/before', 20),
    link('/guide/here', 30, 'aria-current="page"'),
    link('/after', 40),
    link('/later', 60),
  ].join('')}</nav><main>${link('/text#part', 100)}${link('/after', 120)}</main>`;
  expect(linksInView()).toEqual(['/text', '/after', '/later', '/before', '/far']);
});

test('issue 14.4 what is not in view, no page of this site, or the page at hand, is no link to fetch', () => {
  document.body.innerHTML = `<main>${[
    link('/above', -window.innerHeight / 2 - 21),
    link('/below', window.innerHeight * 1.5 + 1),
    link('/hidden'),
    link('https://example.com/other', 10),
    link('/file.zip', 10),
    link('/new-tab', 10, 'target="_blank"'),
    link('/guide/here', 10),
    link('#part', 10),
    link('/seen', 10),
  ].join('')}</main>`;
  expect(linksInView()).toEqual(['/seen']);
});

test.each([
  [{ saveData: true }, false, true],
  [{ effectiveType: '2g' }, false, true],
  [{ effectiveType: 'slow-2g' }, false, true],
  [{ effectiveType: '3g', saveData: false }, false, false],
  [{}, true, true],
  [undefined, false, false],
])(
  'issue 14.4 nothing is fetched unasked on the line %j, reduced data wished: %s → %s',
  (line, wish, saves) => {
    vi.stubGlobal('navigator', { connection: line });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: wish && /reduced-data/.test(query) }));
    expect(prefersReducedData()).toBe(saves);
  },
);
