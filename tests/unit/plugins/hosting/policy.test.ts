import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  addPolicyMeta,
  inlineHashes,
  joinHashes,
  pagePolicy,
  renderPolicy,
} from '../../../../plugins/hosting/server-files/policy';
import { headerRules, pagePaths } from '../../../../plugins/hosting/server-files/headers';
import { REPORT_NAMES } from '../../../../site/reportDemos';
import { SEARCH_INSIGHTS } from '../../../../site/searchSettings';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('security: hashes of what pages carry inside', () => {
  test('scripts and styles once each; files and data have none', () => {
    const page = `<script>a()</script><script src="/x.js"></script><style>b{}</style>
      <script type="application/ld+json">{"x":1}</script><script type="module">c()</script>`;
    expect(inlineHashes([page, page])).toEqual({
      scripts: [hash('a()'), hash('c()')].sort(),
      styles: [hash('b{}')],
    });
  });

  test('of many pages together, sorted, once each', () => {
    const pages = ['<script>b()</script><style>x{}</style>', '<script>a()</script><style>x{}</style>'];
    expect(joinHashes(pages.map((page) => inlineHashes([page])))).toEqual(inlineHashes(pages));
    expect(joinHashes([])).toEqual({ scripts: [], styles: [] });
  });
});

describe('security: policy of the pages', () => {
  const policy = pagePolicy(
    { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] },
    { search: { mode: 'local' } },
  );

  test('allows its own files and hashes, never unsafe scripts', () => {
    expect(policy['script-src']).toEqual(["'self'", "'sha256-s'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-t'"]);
    expect(renderPolicy(policy, 'header')).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('issue 7.2 Trusted Types hold, unless a script from elsewhere runs that was not written for them', () => {
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['site-scripts', 'site-progress-bar']);
    const withAnalytics = pagePolicy(
      { scripts: [], styles: [] },
      { analyticsScript: 'https://a.example/x.js', search: { mode: 'local' } },
    );
    expect(renderPolicy(withAnalytics, 'header')).not.toContain('trusted-types');
  });

  test('S7-18 lets in the one script that insights need and the host it reports to, and only when they are on', () => {
    const withInsights = (insights: boolean) =>
      pagePolicy(
        { scripts: [], styles: [] },
        {
          search: {
            mode: 'provider',
            appId: 'A',
            apiKey: 'k',
            indexName: 'docs',
            hosts: ['https://s.example'],
            insights,
            personalization: true,
          },
        },
      );
    const { script, host } = SEARCH_INSIGHTS;
    expect(withInsights(true)['script-src']).toEqual(["'self'", script]);
    expect(withInsights(true)['connect-src']).toEqual(["'self'", 'https://s.example', host]);
    expect(renderPolicy(withInsights(true), 'header')).not.toContain('trusted-types');
    expect(withInsights(false)['script-src']).toEqual(["'self'"]);
    expect(withInsights(false)['connect-src']).toEqual(["'self'", 'https://s.example']);
    expect(withInsights(false)['trusted-types']).toEqual(['site-scripts', 'site-progress-bar']);
  });

  test('a meta element leaves out what browsers ignore there', () => {
    expect(renderPolicy(policy, 'header')).toContain("frame-ancestors 'none'");
    expect(renderPolicy(policy, 'meta')).not.toContain('frame-ancestors');
  });

  test('settings add origins, and nothing else does', () => {
    const open = pagePolicy(
      { scripts: [], styles: [] },
      {
        analyticsScript: 'https://a.example/x.js',
        assetsOrigin: 'https://b.example',
        search: { mode: 'remote', url: 'https://c.example/find', indexes: [] },
      },
    );
    expect(open['script-src']).toEqual(["'self'", 'https://a.example']);
    expect(open['img-src']).toEqual(["'self'", 'data:', 'https://b.example']);
    expect(open['connect-src']).toEqual(["'self'", 'https://a.example', 'https://c.example']);
  });
});

describe('security: where the policy stands', () => {
  test('pages share patterns by folder; reports are in none of them', () => {
    const files = [
      'index.html',
      '404.html',
      'guide/a.html',
      'guide/b/c.html',
      'reports/x.html',
      'zh/index.html',
    ];
    expect(pagePaths(files)).toEqual(['/', '/404', '/guide/*', '/zh/*']);
  });

  test('no address gets two policies of what it may load; issue 15 D11: every one says who may frame it', () => {
    const rules = headerRules({ 'default-src': ["'none'"] }, ['/', '/guide/*']);
    const policies = rules.flatMap(({ path, headers }) => {
      const policy = headers['Content-Security-Policy'];
      return policy ? [{ path, policy }] : [];
    });
    const names = [...REPORT_NAMES, 'interface'];
    const reports = names.flatMap((name) => [`/reports/${name}.html`, `/reports/${name}`]);
    expect(policies.map(({ path }) => path)).toEqual(['/*', '/', '/guide/*', ...reports]);
    expect(policies[0]?.policy).toBe("frame-ancestors 'self'");
    expect(policies.at(-1)?.policy).toContain('sandbox allow-scripts');
  });

  test('in the page it follows the charset and stands before every script', () => {
    const html = '<html><head><meta charset="utf-8"><script>a()</script></head></html>';
    expect(addPolicyMeta(html, 'p')).toBe(
      '<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="p"><script>a()</script></head></html>',
    );
    expect(() => addPolicyMeta('<p>', 'p')).toThrow('no <head>');
  });
});
