import { expect, test } from 'vitest';
import { pluginCrawlerVerification } from '../../../../../plugins/host-fixes/providerSearch';
import { readSettings } from '../../../../../site/settings';

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
