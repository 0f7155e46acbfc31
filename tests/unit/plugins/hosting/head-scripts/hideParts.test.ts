import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';
import { HIDEABLE_PARTS } from '../../../../../site/pageMarks';
import { hiddenParts } from '../../../../../theme/page-tools/HideParts';

vi.mock('@rspress/core/runtime', async () => (await import('../../../components/hostMocks')).runtime());

/** The attributes that the script leaves on the root element. */
function marks(search: string): string[] {
  const found = new Set<string>();
  const toggleAttribute = (name: string, on: boolean) => (on ? found.add(name) : found.delete(name));
  const window = {
    location: { search },
    document: { documentElement: { toggleAttribute } },
    URLSearchParams,
  };
  runInNewContext(inlineScript('hideParts', HIDEABLE_PARTS), { window });
  return [...found];
}

test.each([
  '',
  '?navbar=0',
  '?navbar=0&sidebar=0&outline=0&footer=0',
  '?navbar=1&sidebar=%30',
  '?outline=<script>&footer=0',
])('S2-38 S2-39 S2-40 S2-41 the script in the head and the page agree on "%s"', (search) => {
  expect(marks(search)).toEqual(hiddenParts(search).map((part) => `data-hide-${part}`));
});
