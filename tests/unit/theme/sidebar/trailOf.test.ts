import { expect, test } from 'vitest';
import { trailOf } from '../../../../theme/sidebar/trailOf';

const SIDEBAR = [
  { text: 'First', link: '/first' },
  {
    text: 'Group',
    link: '/group',
    collapsible: true,
    collapsed: false,
    items: [
      { dividerType: 'solid' as const },
      { text: 'Inner', collapsible: true, collapsed: true, items: [{ text: 'Page', link: '/page' }] },
    ],
  },
];

test.each([
  ['/first', ['First']],
  ['/group', ['Group']],
  ['/page', ['Group', 'Inner', 'Page']],
  ['/elsewhere', []],
])('%s is found by its names', (path, names) => {
  expect(trailOf(SIDEBAR, (link) => link === path)).toEqual(names);
});
