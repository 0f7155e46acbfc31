import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';

interface Visit {
  path: string;
  language?: string;
  agent?: string;
  visited?: boolean;
  base?: string;
}

function visit({ path, language = 'zh-CN', agent = 'Mozilla/5.0', visited = false, base = '/' }: Visit) {
  const stored = new Map(visited ? [['rspress-visited', '1']] : []);
  const { pathname, search, hash } = new URL(path, 'https://a.example');
  let target: string | undefined;
  const window = {
    navigator: { userAgent: agent, language },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    location: { pathname, search, hash, replace: (to: string) => (target = to) },
  };
  const facts = { base, defaultLang: 'en', langs: ['en', 'zh'], visitedKey: 'rspress-visited' };
  runInNewContext(inlineScript('localeRedirect', facts), { window });
  return { target, recorded: stored.get('rspress-visited') };
}

describe('first-visit redirect', () => {
  test('S4-14 S4-15 leads a Chinese browser to the same page in Chinese, with query and hash, and records the visit', () => {
    expect(visit({ path: '/guide/start/cli?a=1#flags' })).toEqual({
      target: '/zh/guide/start/cli?a=1#flags',
      recorded: '1',
    });
    expect(visit({ path: '/' }).target).toBe('/zh/');
  });

  test('S4-14 does so only once', () => {
    expect(visit({ path: '/guide', visited: true }).target).toBeUndefined();
  });

  test('never sends somebody away from an opened /zh link', () => {
    expect(visit({ path: '/zh/guide', language: 'en-US' }).target).toBeUndefined();
    expect(visit({ path: '/zh/guide' }).target).toBeUndefined();
    expect(visit({ path: '/zh' }).target).toBeUndefined();
  });

  test('stays where the browser speaks the default language or one that the site has not', () => {
    for (const language of ['en-US', 'en', 'fr-FR', ''])
      expect(visit({ path: '/guide', language }).target).toBeUndefined();
  });

  test.each(['Googlebot/2.1', 'Baiduspider', 'SomeCrawler', 'Chrome-Lighthouse'])(
    'S5-9 skips %s, and records nothing',
    (agent) => {
      expect(visit({ path: '/guide', agent })).toEqual({ target: undefined, recorded: undefined });
    },
  );

  test('stays on this site whatever the path looks like', () => {
    expect(visit({ path: 'https://a.example//evil.example/x' }).target).toBe('/zh//evil.example/x');
  });

  test('respects a base path', () => {
    expect(visit({ path: '/docs/guide', base: '/docs/' }).target).toBe('/docs/zh/guide');
    expect(visit({ path: '/other', base: '/docs/' }).target).toBeUndefined();
  });
});
