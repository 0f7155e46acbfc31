import { expect, test } from 'vitest';
import { readSearchSettings, searchHosts } from '../../../site/searchSettings';
import { editBase, readSettings } from '../../../site/settings';

const CREDENTIALS = { DOCSEARCH_APP_ID: 'APP1', DOCSEARCH_API_KEY: 'key', DOCSEARCH_INDEX_NAME: 'docs' };
const REMOTE = { SEARCH_URL: 'https://search.example/api' };

test('S3-16 an empty variable counts as unset, and search is local unless something else is set', () => {
  expect(readSettings({ SITE_ORIGIN: '', DOCSEARCH_APP_ID: '' })).toEqual(readSettings({}));
  expect(readSettings({})).toMatchObject({ base: '/', search: { mode: 'local' } });
});

test('S3-12 the edit base follows repository and branch unless it is set itself', () => {
  const env = { DOCS_REPOSITORY: 'https://code.example/team/docs', DOCS_BRANCH: 'next' };
  expect(editBase(readSettings(env))).toBe('https://code.example/team/docs/edit/next/docs');
  const own = 'https://edit.example/x';
  expect(editBase(readSettings({ ...env, DOCS_EDIT_BASE: own }))).toBe(own);
});

test.each([
  'SITE_ORIGIN=https://example.com/path',
  'SITE_ORIGIN=example.com',
  'SITE_ORIGIN=https://..',
  'SITE_BASE=/docs',
  'SITE_BASE=/../../',
  'DOCS_REPOSITORY=http://code.example',
  'ANALYTICS_SCRIPT=javascript:alert(1)',
  'ANALYTICS_SCRIPT=https://*.example/x.js',
  'ANALYTICS_SCRIPT=https://me:secret@a.example/x.js',
  'SITE_ASSETS_ORIGIN=https://a..b',
  'DOCS_BRANCH=../../settings',
  'DOCS_BRANCH=a"b',
  'SOCIAL_CHAT=https://[::1]/',
  'DOCSEARCH_VERIFICATION=<meta name="algolia-site-verification" content="A1" />',
  'DOCSEARCH_APP_ID=a/b',
  'DOCSEARCH_API_KEY=a b',
  'DOCSEARCH_HOSTS=search.example',
  'DOCSEARCH_HOSTS=https://..',
  'DOCSEARCH_MISSING_RESULTS_URL=https://code.example/issues',
  'DOCSEARCH_INSIGHTS=yes',
  'SEARCH_URL=search.example',
  'SEARCH_URL=https://search.example?key=1',
  'SEARCH_URL=https://*/search',
  'SEARCH_INDEXES=docs',
  'SEARCH_INDEXES=docs=,blog=Blog',
])('%s is refused by name, with what it must be', (line) => {
  const [, name = '', value] = /^(\w+)=(.*)$/.exec(line) ?? [];
  const others = name.startsWith('SEARCH_') ? REMOTE : name.startsWith('DOCSEARCH_') ? CREDENTIALS : {};
  expect(() => readSettings({ ...others, [name]: value })).toThrow(new RegExp(`${name}=.*must`));
});

test('issue 15 addresses are written in their normal form, which cannot leave an attribute', () => {
  const { analyticsScript, origin } = readSettings({
    ANALYTICS_SCRIPT: 'https://E.example/"><script>alert(1)</script>',
    SITE_ORIGIN: 'https://Docs.Example:443',
  });
  expect(analyticsScript).toBe('https://e.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
  expect(origin).toBe('https://docs.example');
});

test('every wrong variable is named at once', () => {
  const read = () => readSettings({ SITE_ORIGIN: 'x', SITE_BASE: 'y' });
  expect(read).toThrow(/SITE_ORIGIN=x.*\n.*SITE_BASE=y/);
});

test('S7-1 three credentials choose the provider, asked at its nearest host first or at hosts of the deployment', () => {
  const search = readSearchSettings(CREDENTIALS);
  expect(search).toEqual({
    mode: 'provider',
    appId: 'APP1',
    apiKey: 'key',
    indexName: 'docs',
    insights: false,
    personalization: true,
  });
  expect(searchHosts(search)).toEqual([
    'https://app1-dsn.algolia.net',
    ...[1, 2, 3].map((at) => `https://app1-${at}.algolianet.com`),
  ]);
  const hosts = 'https://a.example, http://127.0.0.1:80';
  const own = searchHosts(readSearchSettings({ ...CREDENTIALS, DOCSEARCH_HOSTS: hosts }));
  expect(own).toEqual(['https://a.example', 'http://127.0.0.1:80']);
});

test.each(Object.keys(CREDENTIALS))('S5-4 S8-5 the build stops and names %s when it is missing', (name) => {
  const env = { ...CREDENTIALS, [name]: '' };
  expect(() => readSettings(env)).toThrow(new RegExp(`missing: ${name}\\.`));
});

test('S3-16 S3-18 a search address chooses remote search, with indexes by value and label; not beside the provider', () => {
  const search = readSearchSettings({ ...REMOTE, SEARCH_INDEXES: 'docs=Docs, blog=The blog' });
  const indexes = [
    { value: 'docs', label: 'Docs' },
    { value: 'blog', label: 'The blog' },
  ];
  expect(search).toEqual({ mode: 'remote', url: REMOTE.SEARCH_URL, indexes });
  expect(searchHosts(search)).toEqual(['https://search.example']);
  expect(() => readSearchSettings({ ...CREDENTIALS, ...REMOTE })).toThrow(/SEARCH_URL.*Unset one/);
});
