import { describe, expect, it } from 'vitest';
import { checkRoutes } from '../../../../../plugins/checks/routes/checkRoutes';
import { fixture, places } from '../fixture';

describe('routes gate', () => {
  it('S2-9..S2-16 pages and fragments that only one side knows, and the extension', async () => {
    expect(places(await checkRoutes(fixture('routes', { routes: ['/guide/page', '/guide/gone'] })))).toEqual([
      'docs/en/guide/extra.mdx:1 routes/unknown',
      'docs/en/guide/page.md:1 routes/extension',
      'docs/en/shared/extra.mdx:1 routes/unknown-fragment',
      'site/routes.ts:1 routes/missing',
      'site/routes.ts:1 routes/missing-fragment',
      'site/routes.ts:1 routes/missing',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkRoutes(fixture('good-site')))).toEqual([]);
  });

  it('names the address, the language and the file to write', async () => {
    const issues = await checkRoutes(fixture('routes', { routes: ['/guide/page', '/guide/gone'] }));
    expect(issues.map(({ message }) => message)).toContain('no page for /guide/gone (zh)');
    expect(issues.at(-1)?.fix).toMatch(/^write docs\/zh\/guide\/gone\.mdx/);
  });
});
