import { describe, expect, test } from 'vitest';
import { searchHosts, readSearchSettings } from '../../../site/searchSettings';
import { readSettings } from '../../../site/settings';

const CREDENTIALS = { DOCSEARCH_APP_ID: 'APP1', DOCSEARCH_API_KEY: 'key', DOCSEARCH_INDEX_NAME: 'docs' };

describe('search settings', () => {
  test('S3-16 search is local unless something else is set', () => {
    expect(readSearchSettings({})).toEqual({ mode: 'local' });
    expect(readSettings({ DOCSEARCH_APP_ID: '' }).search).toEqual({ mode: 'local' });
  });

  test('three credentials choose the provider; insights stay off and personalization on', () => {
    expect(readSearchSettings(CREDENTIALS)).toEqual({
      mode: 'provider',
      appId: 'APP1',
      apiKey: 'key',
      indexName: 'docs',
      insights: false,
      personalization: true,
    });
  });

  test.each(Object.keys(CREDENTIALS))('S5-4 S8-5 the build stops and names %s when it is missing', (name) => {
    const env = { ...CREDENTIALS, [name]: '' };
    expect(() => readSettings(env)).toThrow(new RegExp(`missing: ${name}\\.`));
  });

  test('S3-16 S3-18 a search address chooses remote search, with indexes by value and label', () => {
    const env = { SEARCH_URL: 'https://search.example/api', SEARCH_INDEXES: 'docs=Docs, blog=The blog' };
    expect(readSearchSettings(env)).toEqual({
      mode: 'remote',
      url: 'https://search.example/api',
      indexes: [
        { value: 'docs', label: 'Docs' },
        { value: 'blog', label: 'The blog' },
      ],
    });
  });

  test('both at once stop the build', () => {
    expect(() => readSearchSettings({ ...CREDENTIALS, SEARCH_URL: 'https://search.example' })).toThrow(
      /SEARCH_URL.*Unset one/,
    );
  });

  test.each([
    ['DOCSEARCH_APP_ID', 'a/b'],
    ['DOCSEARCH_API_KEY', 'a b'],
    ['DOCSEARCH_HOSTS', 'search.example'],
    ['DOCSEARCH_HOSTS', 'https://..'],
    ['DOCSEARCH_MISSING_RESULTS_URL', 'https://code.example/issues'],
    ['DOCSEARCH_INSIGHTS', 'yes'],
    ['SEARCH_URL', 'search.example'],
    ['SEARCH_URL', 'https://search.example?key=1'],
    ['SEARCH_URL', 'https://*/search'],
    ['SEARCH_INDEXES', 'docs'],
    ['SEARCH_INDEXES', 'docs=,blog=Blog'],
  ])('%s=%s is refused by name, with what it must be', (name, value) => {
    const others = name.startsWith('DOCSEARCH') ? CREDENTIALS : { SEARCH_URL: 'https://search.example' };
    expect(() => readSearchSettings({ ...others, [name]: value })).toThrow(new RegExp(`${name}=.*must`));
  });
});

describe('hosts of the search', () => {
  test('S7-1 the provider is asked at its nearest host first, then at three others', () => {
    expect(searchHosts(readSearchSettings(CREDENTIALS))).toEqual([
      'https://app1-dsn.algolia.net',
      'https://app1-1.algolianet.com',
      'https://app1-2.algolianet.com',
      'https://app1-3.algolianet.com',
    ]);
  });

  test('a deployment may name its own; local search asks nobody', () => {
    const hosts = 'https://a.example, http://127.0.0.1:80';
    expect(searchHosts(readSearchSettings({ ...CREDENTIALS, DOCSEARCH_HOSTS: hosts }))).toEqual([
      'https://a.example',
      'http://127.0.0.1:80',
    ]);
    expect(searchHosts({ mode: 'local' })).toEqual([]);
    expect(searchHosts({ mode: 'remote', url: 'https://s.example/api/x', indexes: [] })).toEqual([
      'https://s.example',
    ]);
  });
});
