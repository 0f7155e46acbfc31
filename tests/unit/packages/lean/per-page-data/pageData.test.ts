import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { ownData } from '../../../../../packages/lean/per-page-data/ownData';
import { pagesBelow } from '../../../../../packages/lean/per-page-data/pagesBelow';
import { shownDepths } from '../../../../../packages/lean/per-page-data/shownDepths';
import { trimPages } from '../../../../../packages/lean/per-page-data/trimPages';

const page = (routePath: string, lang = 'en') =>
  ({
    routePath,
    lang,
    title: `Title of ${routePath}`,
    toc: [{ id: 'first', text: 'First', depth: 2, charIndex: 7 }],
    frontmatter: { tag: 'new' },
    content: 'text',
    description: 'About it.',
    version: '',
    lastUpdatedTime: undefined,
    _filepath: '/docs/page.mdx',
    _relativePath: 'en/page.mdx',
    _html: '<p>',
  }) as unknown as PageIndexInfo;

const wanted = (...depths: number[]) => ({ depths: new Set(depths), usualDepth: 2, withoutIds: ['next'] });

test('issue 7.1 a page carries what its script does not have already, and no text', () => {
  expect(ownData(page('/guide/a'))).toEqual({
    routePath: '/guide/a',
    lang: 'en',
    description: 'About it.',
    version: '',
    _relativePath: 'en/page.mdx',
  });
});

test('issue 7.1 an overview carries the headings of the pages below it, in its language, and not itself', () => {
  const all = [
    page('/guide/overview'),
    page('/guide/start/a'),
    page('/config/b'),
    page('/zh/guide/start/a', 'zh'),
  ];
  expect(pagesBelow(page('/guide/overview'), all, wanted(2))).toEqual([
    { routePath: '/guide/start/a', toc: [{ id: 'first', text: 'First' }] },
  ]);
});

test('issue 7.1 S2-80 a heading names its depth where it is not the usual one; the section that leads on stays out', () => {
  const other = page('/guide/start/a');
  const toc = [
    ...other.toc,
    { id: 'third', text: 'Third', depth: 3, charIndex: 9 },
    { id: 'next', text: 'Next', depth: 2, charIndex: 12 },
  ];
  const [below] = pagesBelow(page('/guide/overview'), [{ ...other, toc }], wanted(2, 3));
  expect(below?.toc).toEqual([
    { id: 'first', text: 'First' },
    { id: 'third', text: 'Third', depth: 3 },
  ]);
});

test('issue 7.1 S2-80 of the headings only those ride along that may be shown', () => {
  const [below] = pagesBelow(page('/guide/overview'), [page('/guide/start/a')], wanted(3));
  expect(below?.toc).toEqual([]);
  const sidebar = { '/guide': [{ text: 'A', items: [{ link: '/guide/a', overviewHeaders: [4] }] }] };
  expect([...shownDepths([2], { overview: true }, sidebar, undefined)]).toEqual([2, 4]);
  expect([...shownDepths([2], { overviewHeaders: [3] }, [], undefined)]).toEqual([2, 3]);
  expect([...shownDepths([2], { overviewHeaders: 'all' })]).toEqual([2]);
});

const MODULE =
  'export const pageData = {"pages":[{"title":"a"}]};\nexport const searchIndexHash = {"###en":"1"};';

test('issue 7.1 the host’s list of pages is emptied, or keeps what a list of links needs', () => {
  expect(trimPages(MODULE, [])).toBe(
    'export const pageData = {"pages":[]};\nexport const searchIndexHash = {"###en":"1"};',
  );
  expect(trimPages(MODULE, [page('/guide/a')])).toContain(
    '{"pages":[{"routePath":"/guide/a","title":"Title of /guide/a","lang":"en"}]}',
  );
});

test('issue 7.1 a release of the host with another list stops the build', () => {
  expect(() => trimPages('export const pages = [];', [])).toThrow(/has no "export const searchIndexHash"/);
});
