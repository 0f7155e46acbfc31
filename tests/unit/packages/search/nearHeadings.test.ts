import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
import { expect, test } from 'vitest';
import * as LIMITS from '../../../../packages/search/limits';
import { nearHeadings, type Heading } from '../../../../packages/search/nearHeadings';
import { manyPages, splitSite } from './parts/manyPages';
import { openFile } from '../../../../packages/search/openFile';
import { smallIndex, smallPage } from './smallSite';

const heading = (title: string, header = ''): Heading => ({
  title,
  header,
  link: header ? `/page#${header}` : '/page',
});
const names = (text: string, headings: readonly Heading[]) =>
  nearHeadings(text, headings).map(({ header, title }) => header || title);

const KNOWN = [
  heading('Quick start'),
  heading('Bundle size', 'Read the treemap'),
  heading('Bundle size', 'Compare two builds'),
  heading('产物体积', '查看重复的依赖'),
  heading('产物体积', '对比两次构建'),
];

test.each([
  ['slips in several words', 'qquickk sstartt', 'Quick start'],
  ['one word of a long heading', 'treemqp', 'Read the treemap'],
  ['a word that is begun', 'comp', 'Compare two builds'],
  ['words in another order', 'bulids compaer', 'Compare two builds'],
  ['Chinese with another letter', '重复地依赖', '查看重复的依赖'],
])('issue 20.4 %s: the nearest heading comes first', (_, text, name) => {
  expect(names(text, KNOWN)[0]).toBe(name);
});

test.each(['zzyzx qqq', '量子咖啡', '!!!', ''])('issue 20.4 %j looks like nothing', (text) => {
  expect(names(text, KNOWN)).toEqual([]);
});

test('issue 20.4 equal headings are offered once, few in all, and the shorter one first', () => {
  const many = ['Loader timings in a report', 'Loader timings', 'Loader timing', 'Loader', 'Loader timings'];
  const found = names(
    'laoder timings',
    [...many, 'Loaders'].map((name) => heading(name)),
  );
  expect(found[0]).toBe('Loader timings');
  expect(found).toHaveLength(LIMITS.searchNearHeadings);
  expect(new Set(found).size).toBe(found.length);
});

test('issue 20.4 rows lead to pages and sections, never to news, and are no terms as well', () => {
  const news = {
    ...smallPage(1, 'en', 'Treemap in 1.2', 'Text.'),
    routePath: '/blog/release/release-note-1_2',
  };
  const index = smallIndex([
    news,
    smallPage(2, 'en', 'Size', 'Text.', [
      ['treemap', '`Treemap`', 'Boxes.'],
    ]),
  ]);
  const { headings, terms } = index.near('treemaqqp');
  expect(headings).toEqual([
    {
      type: 'header',
      title: 'Size',
      header: 'Treemap',
      link: '/guide/page-2#treemap',
      statement: '',
      highlightInfoList: [],
    },
  ]);
  expect(terms).not.toContain('Treemap');
});

test('issue 20.4 an index in parts knows the same headings', () => {
  const pages = manyPages(120);
  const { head } = splitSite(pages, { whole: 100_000, part: 100_000 })();
  const inParts = openFile(head, { facts: INDEX_FACTS, load: async () => [] });
  const text = `${pages[7]?.toc[0]?.text}q`;
  const { headings } = smallIndex(pages).near(text);
  expect(headings.length).toBeGreaterThan(0);
  expect(inParts.near(text).headings).toEqual(headings);
});
