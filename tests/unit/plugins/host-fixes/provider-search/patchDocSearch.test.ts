import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  DOCSEARCH_VERSION,
  docSearchPatches,
} from '../../../../../plugins/host-fixes/provider-search/docSearchPatches';
import { patchDocSearch } from '../../../../../plugins/host-fixes/provider-search/patchDocSearch';
import { SEARCH_INSIGHTS } from '../../../../../site/searchInsights';
import { ROOT } from '../../../../support/site';

const folder = path.join(ROOT, 'node_modules/@docsearch/react');
const code = readFileSync(path.join(folder, 'dist/esm/index.js'), 'utf8');
const patches = docSearchPatches('/theme/markedText.tsx');

describe('the patches of DocSearch', () => {
  test('are written for the installed release', () => {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(DOCSEARCH_VERSION);
  });

  test.each(patches.map((patch) => [patch.why, patch.find] as const))('one place: %s', (_, find) => {
    expect(code.split(find)).toHaveLength(2);
  });

  test('leave no raw HTML, no inline style element and no container that is a button', () => {
    const patched = patchDocSearch(code, patches);
    expect(patched).not.toContain('dangerouslySetInnerHTML:{__html');
    expect(patched).not.toContain('createElement("style"');
    expect(patched).not.toContain('role:"button"');
    expect(patched).toContain('from"/theme/markedText.tsx"');
  });

  test('S9-17 S9-7 S9-12 S9-13 S9-14 S5-1 keep the limits of the release: time-outs of 1, 2 and 30 s, 20 hits, 7, 4 and 10 entries', () => {
    const patched = patchDocSearch(code, patches);
    for (const limit of [
      'timeouts:{connect:1e3,read:2e3,write:3e4}',
      'hitsPerPage:20,',
      'limit:0===G.getAll().length?7:4',
      'limit:10}',
      '.slice(0,64)',
    ])
      expect(patched).toContain(limit);
  });

  test('S7-18 the policy of the pages knows the script that the release loads for insights', () => {
    const [, version, start, end] =
      /="([\d.]+)",\w+="(https:\/\/cdn[^"]+@)"\.concat\(\w+,"([^"]+)"\)/.exec(code) ?? [];
    expect(`${start}${version}${end}`).toBe(SEARCH_INSIGHTS.script);
  });

  test.each([0, 2])(
    'stop the build when a place is found %i times, and say which repair is lost',
    (count) => {
      const patch = { why: 'the error screen stays', find: 'needle', replace: 'thread' };
      const text = 'needle '.repeat(count);
      expect(() => patchDocSearch(text, [patch])).toThrow(
        new RegExp(
          `${DOCSEARCH_VERSION}[\\s\\S]*found ${count} times instead of once: the error screen stays`,
        ),
      );
    },
  );

  test('put in a replacement letter by letter', () => {
    expect(patchDocSearch('a needle', [{ why: '', find: 'needle', replace: "$& $' $1" }])).toBe("a $& $' $1");
  });
});
