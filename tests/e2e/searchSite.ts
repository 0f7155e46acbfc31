import { openIndex, type SearchIndex } from '../../tools/searchServe';
import { BUILT_HOSTS, PROVIDER_ENV } from '../support/providerEnv';
import { startSearchHost, type Fault, type SearchHost } from '../support/searchHost';
import { serveFixture } from '../support/serveFixture';
import { test as base } from './fixtures';

/** Name of the site's own index, and of a second one with the same pages elsewhere. */
export const INDEX = PROVIDER_ENV.DOCSEARCH_INDEX_NAME;
const OTHER_SITE = 'https://other.example/';
/** The fixture `search-site`, served, and the hosts that it searches. */
export interface SearchSite {
  readonly url: string;
  readonly hosts: readonly [SearchHost, SearchHost];
}

interface TestFixtures {
  /** Hosts without faults, and the requests of this test alone. */
  readonly hosts: SearchSite['hosts'];
  /** Gives all hosts the same fault. */
  readonly failWith: (fault: Fault) => void;
}

/**
 * The test function of the browser tests of a search mode: the fixture site built with the mode's settings, and two
 * hosts of this worker that answer as the reference server does.
 * @param env environment of the build
 * @param asked which of the hosts it names
 */
const searchTest = (env: Record<string, string>, asked: readonly string[] = BUILT_HOSTS) =>
  base.extend<TestFixtures, { searchSite: SearchSite }>({
    searchSite: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
      async ({}, use) => {
        let indexes: SearchIndex[] = [];
        const first = await startSearchHost(() => indexes);
        const second = await startSearchHost(() => indexes);
        const urls = [first.url, second.url];
        const addresses = Object.fromEntries(asked.map((host, at) => [host, urls[at] ?? '']));
        const site = await serveFixture('search-site', 'SEARCH_SITE_OUT', { env, addresses });
        indexes = [
          openIndex(INDEX, site.root, 'https://rsdoctor.rs/'),
          openIndex('other', site.root, OTHER_SITE),
        ];
        await use({ url: site.url, hosts: [first, second] });
        await Promise.all([site.close(), first.close(), second.close()]);
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ searchSite }, use) => use(searchSite.url),
    hosts: [
      async ({ searchSite: { hosts }, pageErrors }, use) => {
        for (const host of hosts) {
          host.fault = () => undefined;
          host.seen.splice(0);
        }
        await use(hosts);
        // Asking the hosts is what the site is built for, and what a host refuses is the test's own doing.
        const expected = pageErrors.filter(
          (line) =>
            !hosts.some(({ url }) => line.includes(url)) &&
            !/Failed to load resource|blocked by CORS|The search service failed\./.test(line),
        );
        pageErrors.splice(0, pageErrors.length, ...expected);
      },
      { auto: true },
    ],
    failWith: async ({ hosts }, use) => {
      await use((fault) => {
        for (const host of hosts) host.fault = () => fault;
      });
    },
  });

const [HOST] = BUILT_HOSTS;

/** Provider mode. */
export const providerTest = searchTest(PROVIDER_ENV);

/** The same with both switches the other way: what readers do is reported to the provider, and nothing is kept. */
export const switchedProviderTest = searchTest({
  ...PROVIDER_ENV,
  DOCSEARCH_INSIGHTS: 'true',
  DOCSEARCH_PERSONALIZATION: 'false',
});

/** Remote mode with two indexes. */
export const remoteTest = searchTest(
  { SEARCH_URL: `${HOST}/search`, SEARCH_INDEXES: `${INDEX}=This site,other=Other site` },
  [HOST],
);

/** Remote mode with the fixture's hooks, and the indexes that the service names. */
export const hooksTest = searchTest({ SEARCH_URL: `${HOST}/search`, SEARCH_SITE_HOOKS: 'true' }, [HOST]);
