import { expect, test } from 'vitest';
import { belowRoute, filterGroups, toGroups, type OverviewInput } from '../../../../theme/doc/overviewGroups';

const toc = [
  { id: 'second', text: 'Second', depth: 2 },
  { id: 'third', text: 'Third', depth: 3 },
];
const one = { text: 'One', link: '/api/a/one' };
const two = { text: 'Two', link: '/api/b/two' };
const groups = (sidebar: OverviewInput['sidebar'], change: Partial<OverviewInput> = {}) => {
  const pages = [one, two].map(({ link }) => ({ routePath: link, toc }));
  return toGroups({ route: '/api/', othersTitle: 'Others', pages, sidebar, ...change });
};

test('S2-79 S3-46 a group inside a group shows its pages below the first of them', () => {
  const sidebar = [{ text: 'A', items: [{ text: 'Inner', items: [one, two] }] }, { link: '/api/' }];
  expect(groups(sidebar)[0]?.items[0]).toMatchObject({ text: 'Inner', link: one.link, items: [one, two] });
});

test('S2-80 depths: of the entry, then of the page, then of the group, then 2', () => {
  const headings = (change: Partial<OverviewInput>, rest: object = {}, ofEntry: object = {}) =>
    groups([{ link: '/api/' }, { text: 'A', items: [{ ...one, ...ofEntry }], ...rest }], change)
      .flatMap(({ items }) => items[0]?.headers?.map(({ id }) => id))
      .join();
  const ofGroup = { overviewHeaders: [2, 3] };
  expect(headings({})).toBe('second');
  expect(headings({}, ofGroup)).toBe('second,third');
  expect(headings({ pageDepths: [3] }, ofGroup)).toBe('third');
  expect(headings({ pageDepths: [2] }, ofGroup, { overviewHeaders: [3] })).toBe('third');
});

test('S2-82 the page is found deep in the sidebar: its own group, or the groups inside it', () => {
  const flat = { text: 'Flat', link: '/api/', items: [one] };
  expect(belowRoute([{ text: 'Up', items: [flat] }], '/api')).toEqual([flat]);
  const deep = { text: 'Deep', link: '/api/index', items: [{ text: 'A', items: [] }] };
  expect(belowRoute([deep], '/api/')).toEqual(deep.items);
  expect(belowRoute([{ text: 'Up', items: [] }], '/api/')).toEqual([]);
});

test.each([
  ['usage', 'Usage: Bundle size'],
  ['quick start', 'Start: Quick-start, Install, Run'],
  ['install', 'Start: Quick-start, Install, CLI, Install the command'],
  ['needle', 'Start: More, Needle'],
  ['bundle-size', 'Usage: Bundle size'],
  ['zzz', ''],
])('S2-75 of an overview, %s leaves %s', (query, left) => {
  const heading = (text: string) => ({ id: text, text });
  const all = [
    {
      name: 'Start',
      items: [
        { text: 'Quick-start', link: '/quick', headers: [heading('Install'), heading('Run')] },
        { text: 'CLI', link: '/cli', headers: [heading('Install the command')] },
        { text: 'More', link: '/more', items: [{ text: 'Needle', link: '/n' }] },
      ],
    },
    { name: 'Usage', items: [{ text: 'Bundle size', link: '/size' }] },
  ];
  const texts = filterGroups(all, query).map(({ name, items }) => {
    const inside = items.flatMap((item) => [item, ...(item.headers ?? []), ...(item.items ?? [])]);
    return `${name}: ${inside.map(({ text }) => text).join(', ')}`;
  });
  expect(texts.join()).toBe(left);
});
