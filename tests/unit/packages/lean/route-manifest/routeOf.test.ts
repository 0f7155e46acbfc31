// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  MANIFEST_ELEMENT,
  type RouteEntry,
  type DocumentManifest,
} from '../../../../../packages/lean/route-manifest/RouteEntry';

const OWN: RouteEntry = ['/guide/Own', 'en/guide/Own.mdx', 'oW', ['static/js/own.js'], [900]];
const NEXT: RouteEntry = [
  '/guide/next',
  'en/guide/next.mdx',
  'nX',
  ['static/js/next.js', 'static/css/next.css'],
  [700, 200],
];
const LISTS = { '': 'static/pages.en.json', zh: 'static/pages.zh.json' };

let fetched: string[];
let answer: () => Response;
/** What loading a script does. */
let onScript: (address: string) => 'load' | 'error';
const Page = () => null;

/** The module anew, as in a new document. */
async function open(facts?: DocumentManifest) {
  document.body.innerHTML = facts
    ? `<script type="application/json" id="${MANIFEST_ELEMENT}">${JSON.stringify(facts)}</script>`
    : '';
  vi.resetModules();
  return (await import('../../../../../packages/lean/route-manifest/runtime/routeOf')).routeOf;
}

beforeEach(() => {
  fetched = [];
  answer = () => Response.json([OWN, NEXT]);
  const modules: Record<string, unknown> = {};
  onScript = (address) => {
    modules[address.includes('own') ? 'oW' : 'nX'] = true;
    return 'load';
  };
  const run = () => ({ default: Page });
  const l = (address: string, done: (event: { type: string }) => void) =>
    queueMicrotask(() => done({ type: onScript(address) }));
  vi.stubGlobal('__webpack_require__', Object.assign(run, { m: modules, p: '/docs/', l }));
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

/** Lets sheets load. */
const loadSheets = () =>
  setTimeout(() =>
    document.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('load'))),
  );

test('issue 7.1 the page of the document is known without a list, letters in any case, with a slash or without', async () => {
  const routeOf = await open({ here: OWN, lists: LISTS });
  const route = routeOf('/guide/own/');
  expect(route).toMatchObject({ path: '/guide/Own', filePath: 'en/guide/Own.mdx' });
  await expect(route?.preload()).resolves.toMatchObject({ default: Page });
  expect(fetched).toEqual([]);
});

test('issue 7.1 another page is looked up in the list of its language, which is fetched once', async () => {
  const routeOf = await open({ here: OWN, lists: LISTS });
  routeOf('/guide/own');
  const route = routeOf('/guide/next');
  expect(route?.filePath).toBe('');
  loadSheets();
  await expect(route?.preload()).resolves.toMatchObject({ default: Page });
  expect(route).toMatchObject({ path: '/guide/next', filePath: 'en/guide/next.mdx' });
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/docs/static/css/next.css');
  await routeOf('/guide/next')?.preload();
  await expect(routeOf('/zh/guide/next')?.preload()).rejects.toThrow('There is no page at /zh/guide/next.');
  expect(fetched).toEqual(['/docs/static/pages.en.json', '/docs/static/pages.zh.json']);
});

test('issue 7.1 the address of a 404 page has no page, every other address may have one', async () => {
  const routeOf = await open({ lists: LISTS });
  expect(routeOf('/guide/nothing')).toBeUndefined();
  expect(routeOf('/guide/next')).toBeDefined();
  expect(routeOf('/guide/nothing')).toBeUndefined();
});

test('issue 7.3 a list that did not come is asked for again', async () => {
  const routeOf = await open({ here: OWN, lists: LISTS });
  routeOf('/guide/own');
  answer = () => new Response('gone', { status: 404 });
  await expect(routeOf('/guide/next')?.preload()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  answer = () => Response.json([NEXT]);
  loadSheets();
  await expect(routeOf('/guide/next')?.preload()).resolves.toMatchObject({ default: Page });
});

test('issue 15 a list that hangs did not come, after five seconds', async () => {
  const control = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(control.signal);
  const routeOf = await open({ here: OWN, lists: LISTS });
  routeOf('/guide/own');
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const loading = expect(routeOf('/guide/next')?.preload()).rejects.toThrow('too late');
  control.abort(new Error('too late'));
  await loading;
  expect(timeout).toHaveBeenCalledWith(5000);
});

test('issue 7.3 a script that did not come, or is something else, is an error that can be repeated', async () => {
  const routeOf = await open({ here: OWN, lists: LISTS });
  const register = onScript;
  onScript = () => 'error';
  await expect(routeOf('/guide/own')?.preload()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  onScript = () => 'load';
  await expect(routeOf('/guide/own')?.preload()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  vi.resetModules();
  onScript = register;
  await expect((await open({ here: OWN, lists: LISTS }))('/guide/own')?.preload()).resolves.toMatchObject({
    default: Page,
  });
});

test.each(['__proto__', 'constructor', 'toString'])(
  'issue 15: /%s/x asks for the list of the default language',
  async (word) => {
    const routeOf = await open({ lists: LISTS });
    routeOf('/404');
    await expect(routeOf(`/${word}/x`)?.preload()).rejects.toThrow('There is no page');
    expect(fetched).toEqual(['/docs/static/pages.en.json']);
  },
);
