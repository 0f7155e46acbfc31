import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  pluginCrawlerVerification,
  DOCSEARCH_VERSION,
  patchDocSearch,
} from '../../../../plugins/host-fixes/providerSearch';
import { readSettings } from '../../../../site/settings';
import { SEARCH_INSIGHTS } from '../../../../site/searchSettings';
import { ROOT } from '../../../support/site';

const CREDENTIALS = { DOCSEARCH_APP_ID: 'APP1', DOCSEARCH_API_KEY: 'key', DOCSEARCH_INDEX_NAME: 'docs' };
const CODE = { DOCSEARCH_VERIFICATION: 'A1B2' };

const plugins = (env: Record<string, string>) => pluginCrawlerVerification(readSettings(env));

test('issue 16 the official plugin is registered for the provider, and for a code that comes before the credentials', () => {
  expect(plugins({})).toEqual([]);
  expect(plugins({ SEARCH_URL: 'https://search.example' })).toEqual([]);
  for (const env of [CREDENTIALS, CODE, { ...CREDENTIALS, ...CODE }])
    expect(plugins(env).map(({ name }) => name)).toEqual(['@rspress/plugin-algolia']);
});

test('issue 16 the search of the host stays as the site has set it, though the plugin turns it off', async () => {
  const [plugin] = plugins(CREDENTIALS);
  const utils = { addPlugin: () => undefined, removePlugin: () => undefined };
  const search = { codeBlocks: true, versioned: false };
  expect(await plugin?.config?.({ search, title: 'Site' }, utils, true)).toEqual({ search, title: 'Site' });
  expect(await plugin?.config?.({ title: 'Site' }, utils, true)).toEqual({ search: {}, title: 'Site' });
});

test('issue 16 the element of the crawler is there only with a code', () => {
  const metaOf = (env: Record<string, string>) => plugins(env)[0]?.builderConfig?.html?.meta;
  expect(metaOf({ ...CREDENTIALS, ...CODE })).toEqual({
    'algolia-site-verification': { name: 'algolia-site-verification', content: 'A1B2' },
  });
  expect(metaOf(CREDENTIALS)).toEqual({});
});

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
