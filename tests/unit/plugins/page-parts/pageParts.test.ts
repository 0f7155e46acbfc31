import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LAYOUT_FILES, layoutOf } from '../../../../plugins/page-parts/layoutOf';
import { ownScripts } from '../../../../plugins/page-parts/ownScripts';
import { pageLinks } from '../../../../plugins/page-parts/pageLinks';
import { sheetsInOrder } from '../../../../plugins/page-parts/sheetsInOrder';
import { routeChunks } from '../../../../plugins/shared/routeChunks';
import { ROOT } from '../../../support/site';

test('issue 7.1 the home page and overviews bring their layout, other pages none', () => {
  expect(layoutOf({ pageType: 'home' })).toBe('theme/HomePage.tsx');
  expect(layoutOf({ overview: true })).toBe('theme/OverviewPage.tsx');
  expect(layoutOf({ pageType: 'doc-wide' })).toBeUndefined();
  for (const file of LAYOUT_FILES) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});

test('issue 7.1 the script of a page is known by its file', () => {
  const code = `const a = () => import(/* webpackChunkName: "route-1a" */ "/docs/en/a.mdx");
const b = ()=>import(/* webpackChunkName: "route-2b" */ '/docs/zh/a.mdx');`;
  expect([...routeChunks(code)]).toEqual([
    ['/docs/en/a.mdx', 'route-1a'],
    ['/docs/zh/a.mdx', 'route-2b'],
  ]);
  expect(() => routeChunks('export const routes = [];')).toThrow(/name no script of a page/);
});

test('issue 7.1 the HTML of a page names the sheets and scripts of its parts', () => {
  expect(pageLinks(['/static/css/a.css', '/static/js/a.js', '/static/a.map'])).toBe(
    '<link rel="stylesheet" href="/static/css/a.css"><link rel="preload" as="script" href="/static/js/a.js">',
  );
});

test('issue 7.1 the HTML of a page does not name the whole script of its text', () => {
  const own = pageLinks(['/static/js/async/first.js']);
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
