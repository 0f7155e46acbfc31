import { expect, test } from 'vitest';
import { sortKeys } from '../../../../../plugins/output/sidebarOrder';

test('reproducible: keys come out in one order, whatever order they went in', () => {
  const keys = (record: object) => Object.keys(sortKeys(record as Record<string, unknown>));
  expect(keys({ '/guide': 1, '/blog': 2, '/config': 3 })).toEqual(['/blog', '/config', '/guide']);
  expect(keys({ '/config': 3, '/guide': 1, '/blog': 2 })).toEqual(['/blog', '/config', '/guide']);
});
