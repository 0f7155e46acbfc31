import { expect, test } from 'vitest';
import { inlineSheets } from '../../../../../packages/lean/critical-css/inlineSheets';
import { ownScripts, scriptLinks, scriptsLast } from '../../../../../packages/lean/late-scripts/scriptsLast';
import { sheetLinks, sheetsInOrder } from '../../../../../packages/lean/page-styles/sheetsInOrder';
import { routeChunks } from '../../../../../packages/lean/host/routeChunks';

test('issue 7.1 the script of a page is known by its file', () => {
  const code = `const a = () => import(/* webpackChunkName: "route-1a" */ "/docs/en/a.mdx");
const b = ()=>import(/* webpackChunkName: "route-2b" */ '/docs/zh/a.mdx');`;
  expect([...routeChunks(code)]).toEqual([
    ['/docs/en/a.mdx', 'route-1a'],
    ['/docs/zh/a.mdx', 'route-2b'],
  ]);
  expect(() => routeChunks('export const routes = [];')).toThrow(/name no chunk of a page/);
});

test('issue 7.1 the HTML of a page names the sheets and scripts of its parts', () => {
  const files = ['/static/css/a.css', '/static/js/a.js', '/static/a.map'];
  expect(sheetLinks(files)).toBe('<link rel="stylesheet" href="/static/css/a.css">');
  expect(scriptLinks(files)).toBe(
    '<link rel="preload" as="script" fetchpriority="low" href="/static/js/a.js">',
  );
});

test('issue 7.1 the HTML of a page does not name the whole script of its text', () => {
  const own = scriptLinks(['/static/js/async/first.js']);
  const host = '<link rel="preload" href="/static/js/async/whole.js" as="script">';
  const picture = '<link rel="preload" as="image" href="/logo.svg"/>';
  expect(ownScripts(`<head>${own}${host}${picture}`)).toBe(`<head>${own}${picture}`);
});

test('issue 7.1 sheets of a page stand behind those of every page', () => {
  const own = '<link rel="stylesheet" href="/own.css">';
  const common = '<link href="/common.css" rel="stylesheet">';
  expect(sheetsInOrder(`<head>${own}<meta>${common}<x>`)).toBe(`<head><meta>${common}${own}<x>`);
  expect(sheetsInOrder(`<head>${common}`)).toBe(`<head>${common}`);
});

test('issue 7.1 a page carries the sheets that it names, and leaves those of others named', () => {
  const texts = new Map([
    ['/common.css', 'a{color:red}'],
    ['/own.css', "b::after{content:'$&'}"],
  ]);
  const own = '<link rel="stylesheet" href="/own.css">';
  const common = '<link href="/common.css" rel="stylesheet">';
  const other = '<link rel="stylesheet" href="https://other.example/x.css"><link rel="icon" href="/own.css">';
  expect(inlineSheets(`<head>${common}${own}${other}`, (address) => texts.get(address))).toBe(
    `<head><style data-href="/common.css">a{color:red}</style><style data-href="/own.css">b::after{content:'$&'}</style>${other}`,
  );
  expect(() => inlineSheets(own, () => 'a{content:"</STYLE>"}')).toThrow(/own\.css.*must not hold/);
});

test('issue 7.1 the scripts of a page come behind its text and behind those of every page', () => {
  const own = scriptLinks(['/static/js/async/a.js', '/static/js/async/b.js']);
  const picture = '<link rel="preload" as="image" href="/logo.svg"/>';
  const body = '<body><p>&lt;/body></p><script defer src="/index.js"></script>';
  expect(scriptsLast(`<head>${own}${picture}</head>${body}</body></html>`)).toBe(
    `<head>${picture}</head>${body}${own}</body></html>`,
  );
  expect(scriptsLast(`<head>${picture}`)).toBe(`<head>${picture}`);
});
