// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inlineScript } from '../../../../plugins/hosting/head-scripts';

describe('the notice that something did not load', () => {
  const words = (lang: string) => ({
    failed: `failed ${lang}`,
    reload: `reload ${lang}`,
    close: `close ${lang}`,
  });
  const code = inlineScript('loadNotice', {
    base: '/docs/',
    defaultLang: 'en',
    className: 'load-notice',
    event: 'site-load-failed',
    root: 'root',
    timeout: 5000,
    flag: 'old',
    words: { en: words('en'), zh: words('zh') },
  });
  const notices = () => [...document.querySelectorAll('[role=alert]')];
  const start = () => (new Function(code) as () => void)();
  function missing(address: string, name: 'script' | 'link' = 'script'): void {
    const element = document.createElement(name);
    element.setAttribute(name === 'script' ? 'src' : 'href', address);
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  }
  // Its listeners go with the `load` event.
  afterEach(() => {
    window.dispatchEvent(new Event('load'));
    document.body.replaceChildren();
    document.documentElement.lang = '';
  });

  test.each([
    ['script', '/docs/static/file', 1],
    ['link', '/docs/static/file', 1],
    ['script', '/static/a.js', 0],
    ['script', 'https://elsewhere.example/docs/static/a.js', 0],
    ['script', '/docs/a.js', 0],
  ] as const)('below a base path a missing %s %s is told %i times', (name, address, times) => {
    start();
    missing(address, name);
    expect(notices()).toHaveLength(times);
  });

  test.each([
    ['Uncaught SyntaxError: Unexpected token', 1],
    ['Uncaught TypeError: x', 0],
  ])('issue 15 a script that cannot be read is told: %s', (message, times) => {
    start();
    const filename = `${window.location.origin}/docs/static/a.js`;
    window.dispatchEvent(new ErrorEvent('error', { message, filename }));
    expect(notices()).toHaveLength(times);
  });

  test.each([
    ['nobody took over is told after five seconds', {}, 1],
    ['React took over is not', { __reactContainer$1: true }, 0],
  ])('issue 15 a page that %s', (_, state, times) => {
    vi.useFakeTimers();
    Object.assign(document.body.appendChild(document.createElement('div')), { id: 'root', ...state });
    start();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(4999);
    expect(notices()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(notices()).toHaveLength(times);
    vi.useRealTimers();
  });
});

describe('first-visit redirect', () => {
  interface Visit {
    readonly language?: string;
    readonly agent?: string;
    readonly visited?: boolean;
    readonly base?: string;
  }
  function visit(path: string, { language = 'zh-CN', agent = '', visited = false, base = '/' }: Visit = {}) {
    const stored = new Map(visited ? [['visited', '1']] : []);
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
    const facts = { base, defaultLang: 'en', langs: ['en', 'zh'], visitedKey: 'visited' };
    runInNewContext(inlineScript('localeRedirect', facts), { window });
    return [target, stored.has('visited')];
  }

  test.each<[string, Visit, string | undefined]>([
    ['/guide/start/cli?a=1#flags', {}, '/zh/guide/start/cli?a=1#flags'],
    ['/', {}, '/zh/'],
    ['https://a.example//evil.example/x', {}, '/zh//evil.example/x'],
    ['/docs/guide', { base: '/docs/' }, '/docs/zh/guide'],
    ['/other', { base: '/docs/' }, undefined],
    ['/guide', { visited: true }, undefined],
    ['/zh', {}, undefined],
    ['/zh/guide', { language: 'en-US' }, undefined],
    ['/guide', { language: 'en' }, undefined],
    ['/guide', { language: 'fr-FR' }, undefined],
    ['/guide', { language: '' }, undefined],
  ])('S4-14 S4-15 %s with %j leads to %s, and the visit is recorded', (path, how, target) => {
    expect(visit(path, how)).toEqual([target, true]);
  });

  test.each(['Googlebot/2.1', 'Baiduspider', 'SomeCrawler', 'Chrome-Lighthouse'])(
    'S5-9 skips %s, and records nothing',
    (agent) => {
      expect(visit('/guide', { agent })).toEqual([undefined, false]);
    },
  );
});

test.each([
  ['/%E0%A4%A', '/E0A4A?a=1#b'],
  ['/zh/50%', '/zh/50?a=1#b'],
  ['//x/%', '//x/?a=1#b'],
  ['//%', '//?a=1#b'],
  ['/zh/a%20b', undefined],
])('issue 15: the path %s is repaired as %s, with query and hash kept', (pathname, repaired) => {
  const origin = 'https://site.example';
  let address: string | undefined;
  const window = {
    location: { origin, pathname, search: '?a=1', hash: '#b' },
    history: { replaceState: (_state: null, _title: string, to: string) => (address = to) },
  };
  runInNewContext(inlineScript('repairPath'), { window, decodeURIComponent });
  expect(address).toBe(repaired && `${origin}${repaired}`);
});

test('security: a script cannot end its own element', () => {
  expect(inlineScript('localeRedirect', { base: '</script>' })).not.toContain('</script');
});
