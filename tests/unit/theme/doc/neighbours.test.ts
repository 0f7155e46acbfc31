import { expect, test } from 'vitest';
import { neighbours } from '../../../../theme/doc/neighbours';

const SIDEBAR = [
  {
    text: 'Group',
    link: '/group',
    collapsible: true,
    collapsed: false,
    items: [
      { text: 'One', link: '/one' },
      { dividerType: 'solid' as const },
      { text: 'Inner', collapsible: true, collapsed: true, items: [{ text: 'Two', link: '/two' }] },
    ],
  },
  { sectionHeaderText: 'Header' },
  { text: 'Three', link: '/three' },
];

const around = (path: string) => {
  const { previous, next } = neighbours(SIDEBAR, (link) => link === path);
  return [previous?.text, next?.text];
};

test('S2-24 neighbours follow the order of the sidebar, shut groups and groups with a page included', () => {
  expect(around('/group')).toEqual([undefined, 'One']);
  expect(around('/one')).toEqual(['Group', 'Two']);
  expect(around('/two')).toEqual(['One', 'Three']);
  expect(around('/three')).toEqual(['Two', undefined]);
});

test('S2-24 a page that the sidebar does not list has no neighbours', () => {
  expect(around('/elsewhere')).toEqual([undefined, undefined]);
});
