import { serveFixture } from '../support/serveFixture';
import { expect, test as base } from './fixtures';

/** The test function of the browser tests on the fixture `entity-site`, served once per worker. */
export const test = base.extend<object, { entitySite: string }>({
  entitySite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
    async ({}, use) => {
      const site = await serveFixture('entity-site', 'ENTITY_SITE_OUT');
      await use(site.url);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ entitySite }, use) => use(entitySite),
});

export { expect };
