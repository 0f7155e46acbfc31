import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally, type LocalServer } from '../../tools/server/httpServer';
import { HOSTING_FILES } from '../../site/headers';
import { LANGS } from '../../site/languages';
import { REDIRECTS } from '../../site/redirects';
import { localePath } from '../../site/routes';
import { askRaw, type RawReply } from '../support/askRaw';
import { outputFiles } from '../support/outputText';
import { OUT } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';
import { findNginx, startNginx } from '../support/startNginx';

const nginx = findNginx();
if (!nginx) {
  console.warn(
    'NOT TRIED: there is no nginx on this machine, so _nginx.conf was not run (apt-get install nginx-light).',
  );
}

/** Headers in which both must agree, on every answer; nginx may give the last two, which pages have, to more. */
const SAME = [
  ...['strict-transport-security', 'x-content-type-options', 'referrer-policy', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'cache-control', 'location'],
];
const OF_PAGES = ['content-security-policy', 'x-frame-options'];

const named = ({ headers }: RawReply, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name]]));
/** Some types have two names, and nginx brings its own table; XML says its charset itself. */
const typeOf = ({ headers }: RawReply) =>
  headers['content-type']
    ?.replace('application/javascript', 'text/javascript')
    .replace(/^(?:text|application|image)\/((?:svg\+)?xml)\b.*/, '$1');

const FILES = [
  ...[/^static\/js\/[^/]+\.js$/, /^static\/css\/.*\.css$/, /^static\/.*\.json$/].map(
    (kind) => `/${outputFiles().find((file) => kind.test(file))}`,
  ),
  ...outputFiles().flatMap((file) => (file.startsWith('rss/') ? `/${file}` : [])),
  ...['/icon.svg', '/robots.txt', '/sitemap.xml', '/llms.txt', '/guide/start/intro.md'],
];
const MOVED = [
  ...REDIRECTS.flatMap(({ from }) => LANGS.map((lang) => localePath(from, lang))),
  ...['/zh', '/index.html', '/zh/index.html', '/zh/guide/start/intro/index.html'],
  ...['/guide/start/intro.html?a=1', '/guide/start/intro/'],
];
const MISSING = [
  ...['/no/such/page', '/zh/no/such/page', '/zh/no.md', '/static/js/no.0123456789.js', '/reports/no'],
  ...['/rss/no.rss', ...HOSTING_FILES.map((name) => `/${name}`)],
];

describe.skipIf(!nginx && !process.env.GITHUB_ACTIONS)('the nginx snippet and the preview server', () => {
  let served: Awaited<ReturnType<typeof startNginx>>;
  let preview: LocalServer;
  beforeAll(async () => {
    served = await startNginx(nginx ?? 'nginx', OUT, readFileSync(path.join(OUT, '_nginx.conf'), 'utf8'));
    preview = await listenLocally(createSiteServer(OUT));
  });
  afterAll(async () => {
    served.close();
    await preview.close();
  });
  const both = (target: string) => Promise.all([askRaw(served.port, target), askRaw(preview.port, target)]);

  test('issue 7.6 every page, report and file has the same status, headers and text', async () => {
    for (const target of [...SITE_PAGES.map(({ url }) => url), '/reports/rspack-app', ...FILES]) {
      const [theirs, ours] = await both(target);
      const names = FILES.includes(target) ? SAME : [...SAME, ...OF_PAGES];
      const facts = (reply: RawReply) => [reply.status, typeOf(reply), reply.text, named(reply, names)];
      expect(ours.status, target).toBe(200);
      expect(facts(theirs), target).toEqual(facts(ours));
    }
  });

  test('issue 7.6 what has moved leads to the same address in one step', async () => {
    for (const target of MOVED) {
      const replies = await both(target);
      for (const { status } of replies) expect([301, 308], target).toContain(status);
      expect(replies[0].headers.location, target).toBe(replies[1].headers.location);
    }
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
});
