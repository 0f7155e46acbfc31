import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { readSpeed } from '../../../../packages/lean';
import { changeDocument } from '../../../../packages/lean/documents';
import { patchCode } from '../../../../packages/lean/hostPatch';
import { pagesBelow, trimPages } from '../../../../packages/lean/pageData';
import { withoutNames } from '../../../../packages/lean/routes';
import { sidebarModule, trimSiteData } from '../../../../packages/lean/sidebars';
import { ROOT } from '../../../support/site';

test('issue 16 the layer is used unless it is switched off; every other word is refused in one line', () => {
  expect([readSpeed({}), readSpeed({ SITE_SPEED: '' }), readSpeed({ SITE_SPEED: 'on' })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(readSpeed({ SITE_SPEED: 'off' })).toBe(false);
  expect(() => readSpeed({ SITE_SPEED: '-headShim' })).toThrow(
    'SITE_SPEED=-headShim is not known. Use on or off.',
  );
});

const HOST = [
  'import { useEffect } from "react";',
  'export const preload = async (path)=>{',
  `    const route = matchRoutes(routes, path, base); // ${'x'.repeat(200)}`,
  '};',
].join('\n');

test('issue 17 a patch that does not fit names its text and the line that became another one', () => {
  const find = 'const route = matchRoutes(routes, path);\n    return route;';
  const patch = (text: string) => () =>
    patchCode(HOST, [{ why: 'it is asked', find: text, replace: '' }], 'Review:');
  expect(patch(find)).toThrow('Review:\n  found 0 times instead of once: it is asked');
  expect(patch(find)).toThrow(/nearest, line 3: const route = matchRoutes\(routes, path, base\); \/\/ x+$/);
  expect(patch('scrollIntoView({ behavior: smooth })')).not.toThrow('nearest');
  expect(patch('path')).toThrow('found 2 times instead of once');
});

test('issue 7.1 what a patched file of the host calls instead is there', () => {
  const data = readFileSync(
    path.join(ROOT, 'node_modules/@rspress/core/dist/runtime/initPageData.js'),
    'utf8',
  );
  expect(data).toMatch(/export \{[^}]*\bwarmPageData\b[^}]*\}/);
});

const page = (routePath: string, lang = 'en') =>
  ({
    routePath,
    lang,
    title: `Title of ${routePath}`,
    toc: [{ id: 'first', text: 'First', depth: 2, charIndex: 7 }],
  }) as PageIndexInfo;

test('issue 7.1 S2-80 an overview carries the headings of the pages below it, in its language, and not itself', () => {
  const all = [
    page('/guide/overview'),
    page('/guide/start/a'),
    page('/config/b'),
    page('/zh/guide/start/a', 'zh'),
  ];
  expect(pagesBelow(page('/guide/overview'), all)).toEqual([
    { routePath: '/guide/start/a', toc: [expect.objectContaining({ id: 'first', text: 'First', depth: 2 })] },
  ]);
});

test('issue 7.1 the host’s list of pages is emptied, or keeps what a list of links needs', () => {
  const rest = 'export const searchIndexHash = {"###en":"1"};';
  const code = `export const pageData = {"pages":[{"title":"a"}]};\n${rest}`;
  expect(trimPages(code, [])).toBe(`export const pageData = {"pages":[]};\n${rest}`);
  expect(trimPages(code, [page('/guide/a')])).toContain(
    '{"pages":[{"routePath":"/guide/a","title":"Title of /guide/a","lang":"en"}]}',
  );
  expect(() => trimPages('export const pages = [];', [])).toThrow('searchIndexHash');
});

const guide = [{ text: 'Intro', link: '/guide/intro', _fileKey: 'en/guide/intro' }];
const code = `export default ${JSON.stringify({
  base: '/',
  route: { cleanUrls: true, exclude: ['en/shared/**'] },
  themeConfig: { nav: 1, locales: [{ lang: 'en', label: 'English', sidebar: { '/guide': guide } }] },
})}`;

test('issue 7.1 the data of the site keeps everything but the sidebars and the files that make no page', () => {
  const [, text = ''] = trimSiteData(code).split('export default ');
  expect(JSON.parse(text.replace(/;$/, ''))).toEqual({
    base: '/',
    route: { cleanUrls: true },
    themeConfig: { nav: 1, locales: [{ lang: 'en', label: 'English', sidebar: {} }] },
  });
  expect(() => trimSiteData('module.exports = {}')).toThrow('virtual-site-data');
});

test('issue 7.1 a sidebar keeps its texts and links, not the files it was made from', () => {
  const module = sidebarModule(code, 'en:/guide');
  const data = { themeConfig: { locales: [{ lang: 'en', sidebar: { '/blog': [] } }] } };
  new Function('site', module.replace(/^import .*$/m, ''))(data);
  expect(data.themeConfig.locales[0]?.sidebar).toEqual({
    '/blog': [],
    '/guide': [{ text: 'Intro', link: '/guide/intro' }],
  });
  expect(() => sidebarModule(code, 'en:/blog')).toThrow('no section "en:/blog"');
});

const OWN = '/static/js/async/own.js';
const BUILT = {
  ofPage: new Map([[OWN, ['/static/css/own.css', OWN, '/static/js/async/shared.js', '/static/a.map']]]),
  sheets: new Map([
    ['/static/css/common.css', 'a{color:red}'],
    ['/static/css/own.css', "b::after{content:'$&'}"],
  ]),
};
const COMMON = '<link href="/static/css/common.css" rel="stylesheet">';
const PRELOAD = `<link rel="preload" href="${OWN}" as="script">`;
const OTHERS =
  '<link rel="icon" href="/static/css/own.css"><link rel="preload" as="image" href="/logo.svg"/>';

test('issue 7.1 a page carries its sheets, its own behind those of every page, and names its scripts at its end', () => {
  const body = '<body><p>&lt;/body></p><script defer src="/index.js"></script></body></html>';
  const [head = '', rest] = changeDocument(`<head>${PRELOAD}${COMMON}${OTHERS}</head>${body}`, BUILT).split(
    '</head>',
  );
  expect(head).toBe(
    `<head><style data-href="/static/css/common.css">a{color:red}</style><style data-href="/static/css/own.css">b::after{content:'$&'}</style>${OTHERS}`,
  );
  const scripts = [OWN, '/static/js/async/shared.js'].map(
    (file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`,
  );
  expect(rest).toBe(body.replace('</body></html>', `${scripts.join('')}</body></html>`));
});

test('issue 7.1 the 404 page has no script of its own; a sheet that would end its element stops the build', () => {
  const html = `<head>${COMMON}</head><body></body>`;
  expect(changeDocument(html, BUILT)).toBe(
    '<head><style data-href="/static/css/common.css">a{color:red}</style></head><body></body>',
  );
  const sheets = new Map([['/static/css/common.css', 'a{content:"</STYLE>"}']]);
  expect(() => changeDocument(html, { ...BUILT, sheets })).toThrow(/common\.css.*must not hold/);
});

test('issue 7.1 the bundler’s runtime names no file of a page', () => {
  const lists = 'u=a=>({0:"6343224d","02":"2be49696",a:"739b19af"})[a]+".js",has={"02":1}';
  expect(withoutNames(lists, new Set(['02', 'a']))).toBe('u=a=>({0:"6343224d"})[a]+".js",has={"02":1}');
});
