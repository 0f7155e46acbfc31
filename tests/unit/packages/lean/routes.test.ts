// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MANIFEST_ELEMENT, type RouteRow, type DocumentRoutes } from '../../../../packages/lean/RouteRow';

const OWN: RouteRow = ['/guide/Own', 'en/guide/Own.mdx', 'oW', ['own'], ['static/js/own.js']];
const NEXT: RouteRow = [
  '/guide/next',
  'en/guide/next.mdx',
  'nX',
  ['next', 'shared'],
  ['static/js/next.js', 'static/css/next.css'],
];
const LISTS = { '': 'static/pages.en.json', zh: 'static/pages.zh.json' };

let fetched: string[];
let answer: () => Response;
let loaded: string[];
let onChunk: (chunk: string) => void;
const Page = () => null;

async function open(facts?: DocumentRoutes) {
  document.body.innerHTML = facts
    ? `<script type="application/json" id="${MANIFEST_ELEMENT}">${JSON.stringify(facts)}</script>`
    : '';
  vi.resetModules();
  return (await import('../../../../packages/lean/runtime/routes')).routeOf;
}

beforeEach(() => {
  fetched = [];
  answer = () => Response.json([OWN, NEXT]);
  loaded = [];
  const modules: Record<string, unknown> = {};
  onChunk = (chunk) => {
    modules[chunk === 'own' ? 'oW' : 'nX'] = true;
  };
  const runtime = Object.assign(() => ({ default: Page }), {
    m: modules,
    p: '/docs/',
    u: (chunk: string) => `static/js/${chunk}.undefined.js`,
    miniCssF: (chunk: string) => `static/css/${chunk}.undefined.css`,
    e: async (chunk: string) => {
      loaded.push(runtime.u(chunk), runtime.miniCssF(chunk));
      onChunk(chunk);
    },
  });
  vi.stubGlobal('__webpack_require__', runtime);
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

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
  await expect(route?.preload()).resolves.toMatchObject({ default: Page });
  expect(route).toMatchObject({ path: '/guide/next', filePath: 'en/guide/next.mdx' });
  expect(loaded).toEqual(
    expect.arrayContaining(['static/js/next.js', 'static/css/next.css', 'static/js/shared.undefined.js']),
  );
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
  const register = onChunk;
  onChunk = () => {
    throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  };
  await expect(routeOf('/guide/own')?.preload()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  onChunk = () => undefined;
  await expect(routeOf('/guide/own')?.preload()).rejects.toThrow('Loading chunk en/guide/Own.mdx failed.');
  onChunk = register;
  await expect(routeOf('/guide/own')?.preload()).resolves.toMatchObject({ default: Page });
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
