import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { pluginHosting } from '../../../../plugins/hosting/server-files';
import { headerRules } from '../../../../plugins/hosting/server-files/headers';
import { renderNginx } from '../../../../plugins/hosting/server-files/nginx';
import { pagePolicy, renderPolicy } from '../../../../plugins/hosting/server-files/policy';
import {
  redirectPages,
  redirectTargets,
  renderRedirects,
} from '../../../../plugins/hosting/server-files/redirects';
import { LANGS } from '../../../../site/languages';
import { REDIRECTS } from '../../../../site/redirects';
import { localePath } from '../../../../site/routes';
import { SEARCH_INSIGHTS } from '../../../../site/searchSettings';
import { readSettings } from '../../../../site/settings';
import { tempFolder } from '../../../support/tempFolder';

const policyFor = (env: Record<string, string>, own = { scripts: [] as string[], styles: [] as string[] }) =>
  pagePolicy(own, readSettings(env));

describe('security: the policy of the pages', () => {
  test('issue 7.2 allows its own files and hashes, asks for Trusted Types, and says in a page what browsers read there', () => {
    const policy = policyFor({}, { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] });
    expect(policy).toMatchObject({
      'script-src': ["'self'", "'sha256-s'"],
      'style-src': ["'self'", "'sha256-t'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['site-scripts', 'site-progress-bar'],
    });
    expect(renderPolicy(policy, 'header')).toContain("frame-ancestors 'none'");
    expect(renderPolicy(policy, 'meta')).not.toContain('frame-ancestors');
  });

  test('settings add their origins; Trusted Types give way to a script that was not written for them', () => {
    const policy = policyFor({
      ANALYTICS_SCRIPT: 'https://a.example/x.js',
      SITE_ASSETS_ORIGIN: 'https://b.example',
      SEARCH_URL: 'https://c.example/find',
    });
    expect(policy['script-src']).toEqual(["'self'", 'https://a.example']);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://b.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://a.example', 'https://c.example']);
    expect(policy['trusted-types']).toBeUndefined();
  });

  test.each(['true', 'false'])('S7-18 insights have their script and host when they are on: %s', (value) => {
    const policy = policyFor({
      DOCSEARCH_APP_ID: 'A',
      DOCSEARCH_API_KEY: 'k',
      DOCSEARCH_INDEX_NAME: 'docs',
      DOCSEARCH_HOSTS: 'https://s.example',
      DOCSEARCH_INSIGHTS: value,
    });
    const { script, host } = SEARCH_INSIGHTS;
    const isOn = value === 'true';
    expect(policy['script-src']).toEqual(["'self'", ...(isOn ? [script] : [])]);
    expect(policy['connect-src']).toEqual(["'self'", 'https://s.example', ...(isOn ? [host] : [])]);
    expect('trusted-types' in policy).toBe(!isOn);
  });

  test('no address gets two of them; issue 15 D11: every one says who may frame it', () => {
    const policies = headerRules({ 'default-src': ["'none'"] }, ['/', '/guide/*']).flatMap(
      ({ path: place, headers }) => {
        const policy = headers['Content-Security-Policy'];
        return policy ? [[place, policy]] : [];
      },
    );
    expect(policies[0]).toEqual(['/*', "frame-ancestors 'self'"]);
    expect(policies.slice(1, 3).map(([place]) => place)).toEqual(['/', '/guide/*']);
    for (const [place, policy] of policies.slice(3)) {
      expect(place).toMatch(/^\/reports\/[\w-]+(?:\.html)?$/);
      expect(policy).toContain('sandbox allow-scripts');
    }
  });
});

test('S2-17 a redirect is written once per language, below the base', () => {
  const redirects = [{ from: '/old', to: '/new' }];
  expect(renderRedirects(redirectTargets(redirects, '/'))).toBe('/old /new 301\n/zh/old /zh/new 301\n');
  expect(renderRedirects(redirectTargets(redirects, '/docs/'))).toBe(
    '/docs/old /docs/new 301\n/docs/zh/old /docs/zh/new 301\n',
  );
});

test('issue 7.6 a host without redirects gets pages that lead on, in each language, and loses no page', () => {
  const redirects = [
    { from: '/old', to: '/new#part' },
    { from: '/guide', to: '/guide/start' },
    { from: '/index', to: '/' },
  ];
  const pages = new Map(
    redirectPages({
      targets: redirectTargets(redirects, '/docs/'),
      base: '/docs/',
      origin: 'https://a.example',
      files: ['index.html', 'guide/start.html', 'zh/guide/start.html'],
    }),
  );
  expect([...pages.keys()].join(' ')).toBe(
    'old.html zh/old.html guide.html guide/index.html zh/guide.html zh/guide/index.html zh/index.html',
  );
  expect(pages.get('zh/old.html')).toContain('content="0; url=/docs/zh/new#part"');
  expect(pages.get('zh/old.html')).toContain('<link rel="canonical" href="https://a.example/docs/zh/new" />');
});

describe('nginx', () => {
  const text = renderNginx({
    targets: [
      { lang: 'en', from: '/docs/old', to: '/docs/new' },
      { lang: 'en', from: '/docs/part', to: '/docs/new#part' },
    ],
    base: '/docs/',
    policy: { 'default-src': ["'none'"] },
  });

  test('S2-17 a redirect keeps the query, and the hash of the reader, whom a hash of its own would take it from', () => {
    const lines = text.split('\n').filter((line) => line.includes('/docs/new'));
    expect([...new Set(lines)]).toEqual([
      '  return 301 "/docs/new$is_args$args";',
      '  return 301 "/docs/new?section=part";',
    ]);
  });

  test.each([
    ['/docs/guide/a.html', '/docs/guide/a'],
    ['/docs/guide/', '/docs/guide'],
    ['//evil.example/', undefined],
    ['/docs//evil.example/', undefined],
    ['/docs/\\evil.example/', undefined],
    ['/docs/a\r\nb/', undefined],
  ])('security: %j is repeated in a redirect as %s, which leads to no other host', (address, repeated) => {
    const [, pattern = ''] = /location ~ (\^\(.+\)\$) \{\n {2}return 308 \$1/.exec(text) ?? [];
    expect(new RegExp(pattern).exec(address)?.[1]).toBe(repeated);
  });
});

describe('issue 15 the files of a deployment', () => {
  const PAGES = ['index', '404', 'zh/index', 'zh/404'].map((page) => `${page}.html`);
  const page = (script: string) => `<html><head>${script}</head><body></body></html>`;
  let root = '';
  beforeEach(() => {
    root = tempFolder('hosting-files-');
    mkdirSync(path.join(root, 'doc_build/zh'), { recursive: true });
    for (const name of PAGES) writeFileSync(path.join(root, 'doc_build', name), page(''));
  });
  const write = async (env: Record<string, string>) => {
    await pluginHosting(root, readSettings(env)).afterBuild?.({}, true);
    return readdirSync(path.join(root, 'doc_build'), { recursive: true, encoding: 'utf8' });
  };

  test.each(['true', 'false'])('D1: pages of old addresses when SITE_REDIRECT_PAGES is %s', async (value) => {
    const files = await write({ SITE_REDIRECT_PAGES: value, SITE_BASE: '/docs/' });
    const old = REDIRECTS.flatMap(({ from }) =>
      LANGS.map((lang) => `${localePath(from, lang).slice(1)}.html`),
    ).filter((file) => !PAGES.includes(file));
    expect(old.filter((file) => files.includes(file))).toEqual(value === 'true' ? old : []);
  });

  test('D3: an inline script that is not known stops the build, with the name of its page', async () => {
    writeFileSync(path.join(root, 'doc_build/zh/index.html'), page('<script>document.title = "x"</script>'));
    await expect(write({})).rejects.toThrow('zh/index.html: an inline script is not known');
  });
});
