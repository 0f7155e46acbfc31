import { serveFixture } from '../support/serveFixture';
import { expect, test as base } from './fixtures';
import { test as shared } from './sharedPage';

/** The fixture `entity-site`, served. */
async function serveEntities(use: (url: string) => Promise<void>): Promise<void> {
  const site = await serveFixture('entity-site', 'ENTITY_SITE_OUT');
  await use(site.url);
  await site.close();
}

/** The test function of the browser tests on the fixture `entity-site`, served once per worker, on its shared page. */
export const test = shared.extend<object, { entitySite: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
  entitySite: [async ({}, use) => serveEntities(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ entitySite }, use) => use(entitySite),
});

/** The same for a test that leaves something in its context. */
export const fresh = base.extend<object, { entitySite: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
  entitySite: [async ({}, use) => serveEntities(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ entitySite }, use) => use(entitySite),
});

export { expect };
