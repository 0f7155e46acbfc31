import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DOCSEARCH_VERSION, patchDocSearch } from '../../../../../plugins/host-fixes/providerSearch';
import { SEARCH_INSIGHTS } from '../../../../../site/searchSettings';
import { ROOT } from '../../../../support/site';

const folder = path.join(ROOT, 'node_modules/@docsearch/react');
const code = readFileSync(path.join(folder, 'dist/esm/index.js'), 'utf8');

test('the patches of DocSearch fit the installed release and leave no raw HTML and no style element', () => {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object & {
    version: string;
  };
  expect(version).toBe(DOCSEARCH_VERSION);
  const patched = patchDocSearch(code, '/theme/hits.tsx');
  expect(patched).not.toContain('dangerouslySetInnerHTML');
  expect(patched).not.toContain('createElement("style"');
  expect(patched).toContain('from"/theme/hits.tsx"');
});

test('S9-17 S9-7 S9-12 S9-13 S9-14 S5-1 the limits are those of the release: time-outs of 1, 2 and 30 s, 20 hits, 7, 4 and 10 entries', () => {
  for (const limit of [
    'timeouts:{connect:1e3,read:2e3,write:3e4}',
    'hitsPerPage:20,',
    'limit:0===G.getAll().length?7:4',
    'limit:10}',
    '.slice(0,64)',
  ])
    expect(patchDocSearch(code, '')).toContain(limit);
});

test('S7-18 the policy of the pages knows the script that the release loads for insights', () => {
  const [, version, start, end] =
    /="([\d.]+)",\w+="(https:\/\/cdn[^"]+@)"\.concat\(\w+,"([^"]+)"\)/.exec(code) ?? [];
  expect(`${start}${version}${end}`).toBe(SEARCH_INSIGHTS.script);
});

test('another release stops the build, which names each repair that is lost', () => {
  const other = code.replace('openOnFocus:!0,initialState', 'initialState');
  expect(() => patchDocSearch(other, '')).toThrow(
    new RegExp(`${DOCSEARCH_VERSION}[\\s\\S]*found 0 times instead of once: issue 6.4`),
  );
  expect(() => patchDocSearch(code + code, '')).toThrow(/found 2 times/);
});
