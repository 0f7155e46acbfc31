import { describe, expect, test } from 'vitest';
import { belowRoute } from '../../../../theme/overview/belowRoute';
import { toGroups, type OverviewInput } from '../../../../theme/overview/toGroups';

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
  ],
};
const names = (groups: ReturnType<typeof toGroups>) =>
  groups.map(({ name, items }) => [name, ...items.map(({ text }) => text)]);
const headings = (change: Partial<OverviewInput>) =>
  toGroups({ ...input, ...change }).map(({ items }) => items[0]?.headers?.map(({ id }) => id).join());

describe('S2-79 S2-81 S2-82 S3-46 groups', () => {
  test('are those of the sidebar, then the loose pages; the page itself and other folders stay out', () => {
    expect(names(toGroups(input))).toEqual([
      ['A', 'One'],
      ['B', 'Two'],
      ['Others', 'Loose'],
    ]);
  });

  test('have name and items, and items text, link and headings', () => {
    expect(toGroups(input)[0]).toEqual({
      name: 'A',
      items: [{ text: 'One', link: '/api/a/one', headers: [{ id: 'second', text: 'Second', depth: 2 }] }],
    });
  });

  test('S2-80 a heading without a depth has the depth that is shown where nobody names one', () => {
    const pages = input.pages.map((page) => ({ ...page, toc: [{ id: 'second', text: 'Second' }] }));
    expect(toGroups({ ...input, pages })[0]?.items[0]?.headers).toEqual([
      { id: 'second', text: 'Second', depth: 2 },
    ]);
  });

  test('without a title go to the loose pages', () => {
    const sidebar = [
      { link: '/api/' },
      { items: [{ text: 'One', link: '/api/a/one' }] },
      { text: 'Loose', link: '/api/loose' },
    ];
    expect(names(toGroups({ ...input, sidebar }))).toEqual([['Others', 'One', 'Loose']]);
  });

  test('inside a group show their own pages below the first of them', () => {
    const inner = {
      text: 'Inner',
      items: [
        { text: 'One', link: '/api/a/one' },
        { text: 'Two', link: '/api/b/two' },
      ],
    };
    const [group] = toGroups({ ...input, sidebar: [{ text: 'A', items: [inner] }, { link: '/api/' }] });
    expect(group?.items[0]).toMatchObject({
      text: 'Inner',
      link: '/api/a/one',
      items: [
        { text: 'One', link: '/api/a/one' },
        { text: 'Two', link: '/api/b/two' },
      ],
    });
  });

  test('leave out a link back to the page itself', () => {
    const items = [
      { text: 'Back', link: '/api/index' },
      { text: 'One', link: '/api/a/one' },
    ];
    const sidebar = [{ link: '/api/' }, { text: 'A', items }];
    expect(names(toGroups({ ...input, sidebar }))).toEqual([['A', 'One']]);
  });

  test('of a page called overview are those beside it', () => {
    const sidebar = [{ link: '/api/overview' }, { text: 'Loose', link: '/api/loose' }];
    expect(names(toGroups({ ...input, sidebar, route: '/api/overview' }))).toEqual([['Others', 'Loose']]);
  });

  test('leave dividers and section headers out', () => {
    const sidebar = [{ link: '/api/' }, { dividerType: 'solid' }, { sectionHeaderText: 'Part' }];
    expect(toGroups({ ...input, sidebar })).toEqual([]);
  });
});

test('S2-80 depths: of the layout, then of the entry, then of the page, then of the group, then 2', () => {
  expect(headings({})).toEqual(['second', 'third', 'second']);
  expect(headings({ pageDepths: [3] })).toEqual(['third', 'third', 'third']);
  expect(headings({ depths: [2, 3] })).toEqual(['second,third', 'second,third', 'second,third']);
  const sidebar = [{ link: '/api/' }, { text: 'A', items: [{ link: '/api/a/one' }], overviewHeaders: [3] }];
  expect(headings({ sidebar })).toEqual(['third']);
});

test('S2-82 the page is found deep in the sidebar: its own group, or the groups inside it', () => {
  const flat = { text: 'Flat', link: '/api/', items: [{ text: 'One', link: '/api/a/one' }] };
  expect(belowRoute([{ text: 'Up', items: [flat] }], '/api')).toEqual([flat]);
  const deep = { text: 'Deep', link: '/api/index', items: [{ text: 'A', items: [] }] };
  expect(belowRoute([deep], '/api/')).toEqual(deep.items);
  expect(belowRoute([{ text: 'Up', items: [] }], '/api/')).toEqual([]);
});
