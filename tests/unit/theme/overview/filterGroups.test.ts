import { expect, test } from 'vitest';
import { filterGroups } from '../../../../theme/overview/filterGroups';
import { overviewMarkdown } from '../../../../theme/overview/overviewMarkdown';
import type { OverviewFact } from '../../../../theme/overview/OverviewFact';

const heading = (text: string) => ({ id: text.toLowerCase(), text, depth: 2 });
const groups: OverviewFact[] = [
  {
    name: 'Start',
    items: [
      { text: 'Quick-start', link: '/quick', headers: [heading('Install'), heading('Run')] },
      { text: 'CLI', link: '/cli', headers: [heading('Install the command')] },
    ],
  },
  { name: 'Usage', items: [{ text: 'Bundle size', link: '/size', headers: [] }] },
];
const left = (query: string) =>
  filterGroups(groups, query).map(({ name, items }) => [
    name,
    ...items.flatMap(({ text, headers = [] }) => [text, ...headers.map((header) => header.text)]),
  ]);

test('S2-75 no keyword leaves everything, also one of spaces', () => {
  expect(filterGroups(groups, '')).toBe(groups);
  expect(filterGroups(groups, '  ')).toBe(groups);
});

test('S2-75 a title of a group or a page keeps it whole, a heading keeps its page with that heading', () => {
  expect(left('usage')).toEqual([['Usage', 'Bundle size']]);
  expect(left('START')[0]).toEqual(['Start', 'Quick-start', 'Install', 'Run', 'CLI', 'Install the command']);
  expect(left('quick start')).toEqual([['Start', 'Quick-start', 'Install', 'Run']]);
  expect(left('install')).toEqual([['Start', 'Quick-start', 'Install', 'CLI', 'Install the command']]);
  expect(left('bundle-size')).toEqual([['Usage', 'Bundle size']]);
});

test('S2-75 pages inside a group are found too', () => {
  const inner = [{ name: 'A', items: [{ text: 'B', link: '/b', items: [{ text: 'Needle', link: '/n' }] }] }];
  expect(filterGroups(inner, 'needle')).toEqual([
    { name: 'A', items: [{ text: 'B', link: '/b', headers: [], items: [{ text: 'Needle', link: '/n' }] }] },
  ]);
});

test('S2-83 nothing is left when nothing matches', () => {
  expect(left('zzz')).toEqual([]);
});

test('S2-79 the Markdown export lists the pages of a group with their headings', () => {
  const [group] = groups;
  expect(group && overviewMarkdown(group, (route) => `${route}.md`)).toBe(
    '## Start\n\n- [Quick-start](/quick.md)\n  - [Install](/quick.md#install)\n  - [Run](/quick.md#run)\n' +
      '- [CLI](/cli.md)\n  - [Install the command](/cli.md#install the command)\n\n',
  );
});
