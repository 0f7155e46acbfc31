// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';

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
const notice = () => document.querySelector('[role=alert]');

/** The page with the script; its listeners go with the `load` event, as on a real page. */
function start(): void {
  new Function(code)();
}
function missing(address: string, name: 'script' | 'link' = 'script'): void {
  const element = document.createElement(name);
  element.setAttribute(name === 'script' ? 'src' : 'href', address);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

afterEach(() => {
  window.dispatchEvent(new Event('load'));
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

test.each(['script', 'link'] as const)('below a base path, a missing %s of the site is told', (name) => {
  start();
  missing('/docs/static/file', name);
  expect(notice()?.querySelector('p')?.textContent).toBe('failed en');
});

test.each(['cut off', 'HTML in its place'])('issue 15 a script that cannot be read is told: %s', () => {
  start();
  const message = 'Uncaught SyntaxError: Unexpected token';
  window.dispatchEvent(
    new ErrorEvent('error', { message, filename: `${window.location.origin}/docs/static/a.js` }),
  );
  expect(notice()).not.toBeNull();
});

test('issue 15 an error of a script that can be read is no notice', () => {
  start();
  const filename = `${window.location.origin}/docs/static/a.js`;
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: x', filename }));
  expect(notice()).toBeNull();
});

test.each([
  ['nobody took over is told after five seconds', {}, true],
  ['React took over is not', { __reactContainer$1: true }, false],
  ['stays HTML in an old browser is not', { old: true }, false],
] as const)('issue 15 a page that %s', (_, state, told) => {
  vi.useFakeTimers();
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  Object.assign('old' in state ? window : root, state);
  start();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(4999);
  expect(notice()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(notice() !== null).toBe(told);
  Reflect.deleteProperty(window, 'old');
  vi.useRealTimers();
});

test('what is not of this site is not told: another base path, another origin, no static file', () => {
  start();
  for (const address of ['/static/a.js', 'https://elsewhere.example/docs/static/a.js', '/docs/a.js'])
    missing(address);
  expect(notice()).toBeNull();
});

test('it speaks the language of the page, stands there once, and can be closed', () => {
  document.documentElement.lang = 'zh';
  start();
  missing('/docs/static/a.js');
  missing('/docs/static/b.js');
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  const buttons = [...(notice()?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['reload zh', 'close zh']);
  buttons[1]?.click();
  expect(notice()).toBeNull();
});
