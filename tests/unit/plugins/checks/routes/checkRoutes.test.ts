import { describe, expect, it } from 'vitest';
import { checkRoutes } from '../../../../../plugins/checks/routes';
import { fixture, places } from '../fixture';

describe('routes gate', () => {
  it('S2-9..S2-16 pages and fragments that only one side knows, and the extension', async () => {
    expect(places(await checkRoutes(fixture('routes', { routes: ['/guide/page', '/guide/gone'] })))).toEqual([
      'docs/en/guide/extra.mdx:1 routes/unknown',
      'docs/en/guide/page.md:1 routes/extension',
      'docs/en/shared/extra.mdx:1 routes/unknown-fragment',
      'site/routes.ts:1 routes/missing',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkRoutes(fixture('good-site')))).toEqual([]);
  });

  it('names the address and the files to write, once for all languages', async () => {
    const issues = await checkRoutes(
      fixture('routes', { routes: ['/guide/page', '/guide/gone'], fragments: ['mode-intro', 'gone'] }),
    );
    expect(issues.slice(-2).map(({ message, fix }) => `${message} → ${fix}`)).toEqual([
      'no page for /guide/gone → write docs/en/guide/gone.mdx and docs/zh/guide/gone.mdx, or take the entry out of site/routes.ts',
      'no fragment gone → write docs/en/shared/gone.mdx and docs/zh/shared/gone.mdx, or take the entry out of site/routes.ts',
    ]);
  });

  it('a new page in both languages is reported once, and not where its section is missing as well', async () => {
    const routes = ['start/one', 'start/two', 'usage/one'].map((page) => `/guide/${page}`);
    const issues = await checkRoutes(fixture('sidebar-sections', { routes, fragments: [] }));
    expect(places(issues)).toEqual(['docs/en/guide/usage/two.mdx:1 routes/unknown']);
  });
});
