// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePages } from '../../../../../packages/lean/link-prefetch/runtime/choosePages';
import { pathKey } from '../../../../../packages/lean/route-manifest/runtime/fetchManifest';
import { MANIFEST_ELEMENT, type RouteEntry } from '../../../../../packages/lean/route-manifest/RouteEntry';

const row = (name: string, weight: number): RouteEntry => [
  `/guide/${name}`,
  `en/guide/${name}.mdx`,
  name,
  [`static/js/${name}.js`, `static/css/${name}.css`],
  [weight - 100, 100],
];
const ROWS = [row('Small', 300), row('large', 900), row('middle', 500)];
const LIST = new Map(ROWS.map((each) => [pathKey(each[0]), each]));
const nothing = () => false;
const paths = (rows: readonly RouteEntry[]) => rows.map(([path]) => path);

test('issue 14.4 the likeliest pages are fetched ahead, as far as there is room; what is too large is left out', () => {
  const wanted = ['/guide/middle', '/guide/large', '/guide/small/', '/gone', '/guide/middle'];
  const all = choosePages(LIST, wanted, 5000, new Set(), nothing);
  expect(paths(all.rows)).toEqual(['/guide/middle', '/guide/large', '/guide/Small']);
  expect(all.left).toBe(3300);
  const some = choosePages(LIST, wanted, 800, new Set(), nothing);
  expect(paths(some.rows)).toEqual(['/guide/middle', '/guide/Small']);
  expect(some.left).toBe(0);
});

test('issue 14.4 what was fetched takes no room again', () => {
  const { rows, left } = choosePages(
    LIST,
    ['/guide/middle', '/guide/large'],
    900,
    new Set(['/guide/middle']),
    nothing,
  );
  expect(paths(rows)).toEqual(['/guide/large']);
  expect(left).toBe(0);
});

test('issue 14.4 a file that another page has brought takes no room again', () => {
  const shared = (name: string): RouteEntry => {
    const [path, file, module, files, weights] = row(name, 500);
    return [path, file, module, ['static/js/shared.js', ...files], [300, ...weights]];
  };
  const list = new Map([shared('one'), shared('two')].map((each) => [pathKey(each[0]), each]));
  const choose = (room: number, isThere: (file: string) => boolean) =>
    choosePages(list, ['/guide/one', '/guide/two'], room, new Set(), isThere);
  const once = choose(1300, nothing);
  expect(paths(once.rows)).toEqual(['/guide/one', '/guide/two']);
  expect(once.left).toBe(0);
  expect(paths(choose(1299, nothing).rows)).toEqual(['/guide/one']);
  expect(paths(choose(1000, (file) => file.endsWith('shared.js')).rows)).toHaveLength(2);
});

let scripts: string[];
let outcome: 'load' | 'error';
beforeEach(() => {
  scripts = [];
  outcome = 'load';
  document.body.innerHTML = `<script type="application/json" id="${MANIFEST_ELEMENT}">${JSON.stringify({ lists: { '': 'static/pages.json' } })}</script>`;
  const l = (address: string, done: (event: { type: string }) => void) => {
    scripts.push(address);
    queueMicrotask(() => done({ type: outcome }));
  };
  vi.stubGlobal(
    '__webpack_require__',
    Object.assign(() => ({}), { m: {}, p: '/docs/', l }),
  );
  vi.stubGlobal('fetch', async () => Response.json(ROWS));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const open = async () =>
  (await import('../../../../../packages/lean/link-prefetch/runtime/prefetchPages')).prefetchPages;

test('issue 14.4 scripts come ahead, and sheets without changing the page at hand', async () => {
  const prefetchPages = await open();
  expect(await prefetchPages('/guide/here', ['/guide/middle', '/guide/large'], 600)).toBe(100);
  expect(scripts).toEqual(['/docs/static/js/middle.js']);
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  expect(sheets.map(({ media, href }) => [media, new URL(href).pathname])).toEqual([
    ['not all', '/docs/static/css/middle.css'],
  ]);
  expect(await prefetchPages('/guide/here', ['/guide/middle'], 600)).toBe(600);
  expect(scripts).toHaveLength(1);
});

test('issue 14.4 a script that did not come is not waited for, and tried again', async () => {
  const prefetchPages = await open();
  outcome = 'error';
  await prefetchPages('/guide/here', ['/guide/middle'], 600);
  await new Promise((next) => setTimeout(next));
  outcome = 'load';
  await prefetchPages('/guide/here', ['/guide/middle'], 600);
  expect(scripts).toHaveLength(2);
});
