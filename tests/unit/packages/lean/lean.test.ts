import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { readSpeed } from '../../../../packages/lean';
import { changeDocument } from '../../../../packages/lean/documents';
import { patchCode, patchHost } from '../../../../packages/lean/hostPatch';
import { pagesBelow, trimPages } from '../../../../packages/lean/pageData';
import { withoutNames } from '../../../../packages/lean/routes';
import { sidebarModule, trimSiteData } from '../../../../packages/lean/sidebars';

test('issue 16 the layer is used unless it is switched off; every other word is refused in one line', () => {
  expect([undefined, '', 'on', 'off'].map((SITE_SPEED) => readSpeed({ SITE_SPEED }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(() => readSpeed({ SITE_SPEED: 'x' })).toThrow('SITE_SPEED=x is not known. Use on or off.');
});

test('issue 17 a patch that does not fit names its text and the line that became another one', () => {
  const host = 'import { useEffect } from "react";\n    const route = match(path, base);\n};';
  const patch = (find: string) => () =>
    patchCode(host, [{ why: 'it is asked', find, replace: '' }], 'Review:');
  expect(patch('const route = match(path);\n    return route;')).toThrow(
    /^Review:\n {2}found 0 times instead of once: it is asked[\s\S]+nearest, line 2: const route = match\(path, base\);$/,
  );
  expect(patch('e')).toThrow(/found \d+ times instead of once/);
});

test('issue 17 a patched file that the host no longer has stops the build with its name', () => {
  const { setup } = patchHost('dist/runtime/Gone.js', [{ why: 'it is asked', find: 'a', replace: 'b' }]);
  expect(() => setup({} as RsbuildPluginAPI)).toThrow(
    'dist/runtime/Gone.js of Rspress is gone. Review these patches',
  );
});

const page = (routePath: string, lang = 'en') =>
  ({
    routePath,
    lang,
    title: 'T',
    toc: [{ id: 'first', text: 'First', depth: 2, charIndex: 7 }],
  }) as PageIndexInfo;

test('issue 7.1 S2-80 an overview carries the headings of the pages below it, in its language, and not itself', () => {
  const all = [page('/guide/overview'), page('/guide/a'), page('/config/b'), page('/zh/guide/a', 'zh')];
  expect(pagesBelow(page('/guide/overview'), all)).toEqual([
    { routePath: '/guide/a', toc: [expect.objectContaining({ id: 'first', text: 'First', depth: 2 })] },
  ]);
});

test('issue 7.1 the host’s list of pages is emptied, or keeps what a list of links needs', () => {
  const rest = 'export const searchIndexHash = {"###en":"1"};';
  const code = `export const pageData = {"pages":[{"title":"a"}]};\n${rest}`;
  expect(trimPages(code, [])).toBe(`export const pageData = {"pages":[]};\n${rest}`);
  expect(trimPages(code, [page('/guide/a')])).toContain('[{"routePath":"/guide/a","title":"T","lang":"en"}]');
  expect(() => trimPages('export const pages = [];', [])).toThrow('searchIndexHash');
});

const guide = [{ text: 'Intro', link: '/guide/intro', _fileKey: 'en/guide/intro' }];
const siteData = (sidebar: object) => ({
  base: '/',
  route: { cleanUrls: true },
  themeConfig: { nav: 1, locales: [{ lang: 'en', label: 'English', sidebar }] },
});
const code = `export default ${JSON.stringify(siteData({ '/guide': guide }))}`;

test('issue 7.1 the data of the site keeps everything but the sidebars', () => {
  expect(JSON.parse(trimSiteData(code).replace(/^export default |;$/g, ''))).toEqual(siteData({}));
  expect(() => trimSiteData('module.exports = {}')).toThrow('virtual-site-data');
});

test('issue 7.1 a sidebar keeps its texts and links, not the files it was made from', () => {
  const data = siteData({ '/blog': [] });
  new Function('site', sidebarModule(code, 'en:/guide').replace(/^import .*$/m, ''))(data);
  expect(data).toEqual(siteData({ '/blog': [], '/guide': [{ text: 'Intro', link: '/guide/intro' }] }));
  expect(() => sidebarModule(code, 'en:/blog')).toThrow('no section "en:/blog"');
});

const OWN = '/static/js/async/own.js';
const SHARED = '/static/js/async/shared.js';
const BUILT = {
  ofPage: new Map([[OWN, ['/static/css/own.css', OWN, SHARED, '/static/a.map']]]),
  sheets: new Map([
    ['/static/css/common.css', 'a{color:red}'],
    ['/static/css/own.css', "b::after{content:'$&'}"],
  ]),
};
const COMMON = '<link href="/static/css/common.css" rel="stylesheet">';
const INLINED = '<style data-href="/static/css/common.css">a{color:red}</style>';
const OTHERS =
  '<link rel="icon" href="/static/css/own.css"><link rel="preload" as="image" href="/logo.svg"/>';

test('issue 7.1 a page carries its sheets, its own behind those of every page, and names its scripts at its end', () => {
  const preload = `<link rel="preload" href="${OWN}" as="script">`;
  expect(
    changeDocument(`<head>${preload}${COMMON}${OTHERS}</head><body><p>&lt;/body></p></body>`, BUILT),
  ).toBe(
    `<head>${INLINED}<style data-href="/static/css/own.css">b::after{content:'$&'}</style>${OTHERS}</head><body><p>&lt;/body></p>` +
      [OWN, SHARED]
        .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`)
        .join('') +
      '</body>',
  );
});

test('issue 7.1 the 404 page has no script of its own; a sheet that would end its element stops the build', () => {
  const html = `<head>${COMMON}</head><body></body>`;
  expect(changeDocument(html, BUILT)).toBe(`<head>${INLINED}</head><body></body>`);
  const sheets = new Map([['/static/css/common.css', 'a{content:"</STYLE>"}']]);
  expect(() => changeDocument(html, { ...BUILT, sheets })).toThrow(/common\.css.*must not hold/);
});

test('issue 7.1 the bundler’s runtime names no file of a page', () => {
  const lists = 'u=a=>({0:"6343224d","02":"2be49696",a:"739b19af"})[a]+".js",has={"02":1}';
  expect(withoutNames(lists, new Set(['02', 'a']))).toBe('u=a=>({0:"6343224d"})[a]+".js",has={"02":1}');
});
