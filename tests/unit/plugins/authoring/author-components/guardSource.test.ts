import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AUTHOR_COMPONENTS } from '../../../../../plugins/authoring/author-components';
import { guardSource } from '../../../../../plugins/authoring/author-components/guardSource';
import { ROOT } from '../../../../support/site';

test.each(Object.entries(AUTHOR_COMPONENTS))('%s comes to pages with its guard', (name, file) => {
  const guarded = guardSource(readFileSync(path.join(ROOT, file), 'utf8'), '/guard.tsx');
  expect(guarded).toContain('import { guarded as siteGuarded } from "/guard.tsx";');
  expect(guarded.match(/^export default .+$/gm)).toEqual([`export default siteGuarded(${name});`]);
  expect(guarded).toContain(`\nfunction ${name}(`);
});

test('a component that cannot be guarded stops the build', () => {
  expect(() => guardSource('export default () => null;', '/guard.tsx')).toThrow('export default function');
});
