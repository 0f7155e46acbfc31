import { serveFixture } from '../support/serveFixture';
import { test as base } from './fixtures';

const fixtureTest = (fixture: string, out: string) =>
  base.extend<object, { site: string }>({
    site: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
      async ({}, use) => {
        const site = await serveFixture(fixture, out);
        await use(site.url);
        await site.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ site }, use) => use(site),
  });

/** The test function of browser tests on the fixture `component-site`, served once per worker. */
export const componentTest = fixtureTest('component-site', 'COMPONENT_SITE_OUT');

/** The same on `entity-site`. */
export const entityTest = fixtureTest('entity-site', 'ENTITY_SITE_OUT');
