import { describe, expect, test } from 'vitest';
import { belowRoute, filterGroups, toGroups, type OverviewInput } from '../../../../theme/doc/overviewGroups';

const toc = [
  { id: 'second', text: 'Second', depth: 2, charIndex: 3 },
  { id: 'third', text: 'Third', depth: 3, charIndex: 9 },
];
const input: OverviewInput = {
  route: '/api/',
  othersTitle: 'Others',
  pages: ['/api/', '/api/loose', '/api/a/one', '/api/b/two', '/other/page'].map((routePath) => ({
    routePath,
    toc,
  })),
  sidebar: [
    { text: 'Overview', link: '/api/' },
    { text: 'Loose', link: '/api/loose' },
    { text: 'A', items: [{ text: 'One', link: '/api/a/one' }] },
    {
      text: 'B',
      items: [{ text: 'Two', link: '/api/b/two', overviewHeaders: [3] }],
      overviewHeaders: [2, 3],
    },
    { text: 'Elsewhere', items: [{ text: 'Page', link: '/other/page' }] },
    { text: 'Back', items: [{ text: 'Back', link: '/api/index' }] },
    { dividerType: 'solid' } as object,
  ],
};
const names = (change: Partial<OverviewInput> = {}) =>
  toGroups({ ...input, ...change }).map(({ name, items }) => [name, ...items.map(({ text }) => text)]);
const headings = (change: Partial<OverviewInput>) =>
  toGroups({ ...input, ...change }).map(({ items }) => items[0]?.headers?.map(({ id }) => id).join());

describe('S2-79 S2-81 S2-82 S3-46 groups', () => {
  test('are those of the sidebar, then the loose pages; the page itself, other folders and lines stay out', () => {
    expect(names()).toEqual([
      ['A', 'One'],
      ['B', 'Two'],
      ['Others', 'Loose'],
    ]);
    expect(toGroups(input)[0]?.items).toEqual([
      { text: 'One', link: '/api/a/one', headers: [{ id: 'second', text: 'Second', depth: 2 }] },
    ]);
  });

  test('without a title go to the loose pages', () => {
    const sidebar = [{ link: '/api/' }, { items: [{ text: 'One', link: '/api/a/one' }] }];
    expect(names({ sidebar })).toEqual([['Others', 'One']]);
  });

  test('inside a group show their own pages below the first of them', () => {
    const items = [
      { text: 'One', link: '/api/a/one' },
      { text: 'Two', link: '/api/b/two' },
    ];
    const sidebar = [{ text: 'A', items: [{ text: 'Inner', items }] }, { link: '/api/' }];
    expect(toGroups({ ...input, sidebar })[0]?.items[0]).toMatchObject({
      text: 'Inner',
      link: '/api/a/one',
      items,
    });
  });

  test('of a page called overview are those beside it', () => {
    const sidebar = [{ link: '/api/overview' }, { text: 'Loose', link: '/api/loose' }];
    expect(names({ sidebar, route: '/api/overview' })).toEqual([['Others', 'Loose']]);
  });
});

test('S2-80 depths: of the layout, then of the entry, then of the page, then of the group, then 2', () => {
  expect(headings({})).toEqual(['second', 'third', 'second']);
  expect(headings({ pageDepths: [3] })).toEqual(['third', 'third', 'third']);
  expect(headings({ depths: [2, 3] })).toEqual(['second,third', 'second,third', 'second,third']);
  const sidebar = [{ link: '/api/' }, { text: 'A', items: [{ link: '/api/a/one' }], overviewHeaders: [3] }];
  expect(headings({ sidebar })).toEqual(['third']);
  // Left out, a depth is 2.
  const pages = input.pages.map((page) => ({ ...page, toc: [{ id: 'second', text: 'Second' }] }));
  expect(headings({ pages })[0]).toBe('second');
});

test('S2-82 the page is found deep in the sidebar: its own group, or the groups inside it', () => {
  const flat = { text: 'Flat', link: '/api/', items: [{ text: 'One', link: '/api/a/one' }] };
  expect(belowRoute([{ text: 'Up', items: [flat] }], '/api')).toEqual([flat]);
  const deep = { text: 'Deep', link: '/api/index', items: [{ text: 'A', items: [] }] };
  expect(belowRoute([deep], '/api/')).toEqual(deep.items);
  expect(belowRoute([{ text: 'Up', items: [] }], '/api/')).toEqual([]);
});

test('S2-75 a title of a group or a page keeps it whole, a heading or a page inside keeps its page with that', () => {
  const heading = (text: string) => ({ id: text.toLowerCase(), text, depth: 2 });
  const groups = [
    {
      name: 'Start',
      items: [
        { text: 'Quick-start', link: '/quick', headers: [heading('Install'), heading('Run')] },
        { text: 'CLI', link: '/cli', headers: [heading('Install the command')] },
        { text: 'More', link: '/more', items: [{ text: 'Needle', link: '/n' }] },
      ],
    },
    { name: 'Usage', items: [{ text: 'Bundle size', link: '/size', headers: [] }] },
  ];
  const left = (query: string) =>
    filterGroups(groups, query).map(({ name, items }) => [
      name,
      ...items.flatMap(({ text, headers = [], items: below = [] }) => [
        text,
        ...[...headers, ...below].map((each) => each.text),
      ]),
    ]);
  expect(filterGroups(groups, '  ')).toBe(groups);
  expect(left('usage')).toEqual([['Usage', 'Bundle size']]);
  expect(left('START')[0]).toHaveLength(8);
  expect(left('quick start')).toEqual([['Start', 'Quick-start', 'Install', 'Run']]);
  expect(left('install')).toEqual([['Start', 'Quick-start', 'Install', 'CLI', 'Install the command']]);
  expect(left('needle')).toEqual([['Start', 'More', 'Needle']]);
  expect(left('bundle-size')).toEqual([['Usage', 'Bundle size']]);
  expect(left('zzz')).toEqual([]);
});
