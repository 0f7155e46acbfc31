import type { Page } from '@playwright/test';
import { servePlainDocSearch, type PlainDocSearch } from '../support/servePlainDocSearch';
import { hydrated } from './hydrated';
import { settled, type Seen } from './docSearchTrace';
import { INDEX, providerTest, type SearchSite } from './searchSite';

/** One step of a script: its name and what it does. */
export type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** What came of a script: the picture after each step, and the searches it sent. */
export interface Trace {
  readonly pictures: readonly { readonly step: string; readonly seen: Seen }[];
  readonly requests: readonly unknown[];
}

/** Runs a script on one side. */
export type Run = (steps: readonly Step[]) => Promise<Trace>;

interface ReferenceFixtures {
  /** The untouched package, on a page of its own. */
  readonly reference: Run;
  /** This site's dialog, over the same package. */
  readonly ours: Run;
  /** A page of the untouched package. */
  readonly plainPage: Page;
}

/** What the searches ask, everything but who asks; by query, since those on their way together arrive as they like. */
const asked = (hosts: SearchSite['hosts']): unknown[] =>
  hosts
    .flatMap(({ seen }) => seen)
    .map(({ method, url, body }) => [
      method,
      url.pathname,
      url.searchParams.get('x-algolia-application-id'),
      url.searchParams.get('x-algolia-api-key'),
      JSON.parse(body) as unknown,
    ])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

async function run(page: Page, address: string, hosts: SearchSite['hosts'], steps: readonly Step[]) {
  for (const { seen } of hosts) seen.splice(0);
  let onTheWay = 0;
  page.on('request', () => (onTheWay += 1));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => (onTheWay -= 1));
  const pictures: Trace['pictures'][number][] = [];
  await page.goto(address);
  await hydrated(page);
  for (const [step, act] of steps) {
    await act(page);
    pictures.push({ step, seen: await settled(page, () => onTheWay) });
  }
  return { pictures, requests: asked(hosts) };
}

/** Provider mode of this site, beside a page with DocSearch 3.9.0 as it is published; both ask the same hosts. */
export const referenceTest = providerTest.extend<ReferenceFixtures, { plainSite: PlainDocSearch }>({
  plainSite: [
    async ({ searchSite }, use) => {
      const site = await servePlainDocSearch({
        appId: 'TESTAPP',
        apiKey: 'search-key',
        indexName: INDEX,
        hosts: searchSite.hosts.map(({ url }) => url),
      });
      await use(site);
      site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  plainPage: async ({ browser, plainSite, viewport }, use) => {
    const context = await browser.newContext({ viewport, baseURL: plainSite.url, locale: 'en-US' });
    await use(await context.newPage());
    await context.close();
  },
  reference: async ({ plainPage, hosts }, use) => use((steps) => run(plainPage, '/', hosts, steps)),
  ours: async ({ page, hosts }, use) => use((steps) => run(page, '/', hosts, steps)),
});
