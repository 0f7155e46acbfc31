import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally, type LocalServer } from '../../tools/server/httpServer';
import { HOSTING_FILES } from '../../site/headers';
import { LANGS } from '../../site/languages';
import { REDIRECTS } from '../../site/redirects';
import { localePath } from '../../site/routes';
import { askRaw } from '../support/askRaw';
import { OUT } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';
import { findNginx, startNginx } from '../support/startNginx';

const nginx = findNginx();
if (!nginx) {
  console.warn(
    'NOT TRIED: there is no nginx on this machine, so _nginx.conf was not run (apt-get install nginx-light).',
  );
}

/** Headers of a page alone; nginx may give them to more. */
const OF_PAGES = ['content-security-policy', 'x-frame-options'] as const;

/** Headers in which both must agree, on every answer. */
const SAME = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'location',
] as const;

/** Types that have two names; nginx brings its own table. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
};

const file = (folder: string, ending: string): string =>
  `/${folder}/${readdirSync(path.join(OUT, folder)).find((name) => name.endsWith(ending))}`;

const FILES = [
  file('static/js', '.js'),
  file('static/css', '.css'),
  file('static', '.json'),
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/guide/start/intro.md',
  ...readdirSync(path.join(OUT, 'rss')).map((name) => `/rss/${name}`),
  '/reports/rspack-app',
];
const PAGES = SITE_PAGES.map(({ url }) => url);
const MOVED = [
  ...REDIRECTS.flatMap(({ from }) => LANGS.map((lang) => localePath(from, lang))),
  '/zh',
  '/guide/start/intro.html?a=1',
  '/guide/start/intro/',
  '/index.html',
  '/zh/index.html',
  '/zh/guide/start/intro/index.html',
];
const MISSING = [
  '/no/such/page',
  '/zh/no/such/page',
  '/zh/no.md',
  '/static/js/no.0123456789.js',
  '/reports/no',
  '/rss/no.rss',
  ...HOSTING_FILES.map((name) => `/${name}`),
];

describe.skipIf(!nginx && !process.env.GITHUB_ACTIONS)('the nginx snippet and the preview server', () => {
  let served: Awaited<ReturnType<typeof startNginx>>;
  let preview: LocalServer;

  beforeAll(async () => {
    served = await startNginx(nginx ?? 'nginx', OUT, readFileSync(path.join(OUT, '_nginx.conf'), 'utf8'));
    preview = await listenLocally(createSiteServer(OUT));
  });
  afterAll(async () => {
    served.stop();
    await preview.close();
  });

  const both = (target: string) => Promise.all([askRaw(served.port, target), askRaw(preview.port, target)]);
  const named = (headers: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, headers[name]]));

  test.each([...PAGES, '/reports/rspack-app'])('issue 7.6 %s: same policy', async (target) => {
    const [theirs, ours] = await both(target);
    expect(theirs.headers['content-security-policy']).toBeTruthy();
    expect(named(theirs.headers, OF_PAGES)).toEqual(named(ours.headers, OF_PAGES));
  });

  test.each([...PAGES, ...FILES])('issue 7.6 %s: same status, headers and text', async (target) => {
    const [theirs, ours] = await both(target);
    expect(theirs.status).toBe(200);
    expect(named(theirs.headers, SAME)).toEqual(named(ours.headers, SAME));
    const [type, charset] = theirs.headers['content-type']?.split('; ') ?? [];
    expect([OTHER_NAMES[type ?? ''] ?? type, charset].join('; ')).toBe(ours.headers['content-type']);
    expect(theirs.text).toBe(ours.text);
  });

  test.each(MOVED)('issue 7.6 %s leads to the same address in one step', async (target) => {
    const [theirs, ours] = await both(target);
    expect([301, 308]).toContain(theirs.status);
    expect([301, 308]).toContain(ours.status);
    expect(theirs.headers.location).toBe(ours.headers.location);
  });

  test.each(MISSING)('issue 7.6 %s: the 404 page of its language, under the policy', async (target) => {
    const [theirs, ours] = await both(target);
    expect([theirs.status, ours.status]).toEqual([404, 404]);
    expect(theirs.text).toBe(ours.text);
    expect(theirs.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(theirs.headers['cache-control']).not.toContain('immutable');
  });

  test.each([
    '//evil.example/',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '/%0d%0aX:1/',
  ])('issue 7.2 %s leads to no other site', async (target) => {
    const { headers } = await askRaw(served.port, target);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers.x).toBeUndefined();
  });

  test('issue 7.6 nginx closes no file of the site by its name, and shows no folder', async () => {
    expect((await askRaw(served.port, '/static/')).status).toBe(404);
    expect((await askRaw(served.port, '/guide/start/')).headers.location).toBe('/guide/start/intro');
  });
});
