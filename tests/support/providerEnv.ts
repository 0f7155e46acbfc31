/** The two hosts as the fixture is built with them; a worker serves it with the ports that they have in this run. */
export const BUILT_HOSTS = ['http://search-one.test', 'http://search-two.test'] as const;

/** Provider mode: three credentials, both hosts, a page for missing results, a code for the crawler. */
export const PROVIDER_ENV = {
  DOCSEARCH_APP_ID: 'TESTAPP',
  DOCSEARCH_API_KEY: 'search-key',
  DOCSEARCH_INDEX_NAME: 'docs',
  DOCSEARCH_HOSTS: BUILT_HOSTS.join(),
  DOCSEARCH_MISSING_RESULTS_URL: 'https://code.example/new?title={query}',
  DOCSEARCH_VERIFICATION: 'A1B2C3D4',
};
