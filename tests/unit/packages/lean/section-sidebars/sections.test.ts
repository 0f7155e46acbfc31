import { expect, test } from 'vitest';
import { sectionOf } from '../../../../../packages/lean/section-sidebars/sectionOf';
import {
  sectionName,
  sidebarModule,
  trimSiteData,
} from '../../../../../packages/lean/section-sidebars/sidebarModule';

const guide = [{ text: 'Intro', link: '/guide/intro', _fileKey: 'en/guide/intro' }];
const site = {
  base: '/',
  route: { cleanUrls: true, exclude: ['en/shared/**'] },
  themeConfig: { nav: 1, locales: [{ lang: 'en', label: 'English', sidebar: { '/guide': guide } }] },
};
const code = `export default ${JSON.stringify(site)}`;

test('issue 7.1 a page has the sidebar of the longest path that its address begins with', () => {
  const sections = ['/guide', '/guide/rules/', '/blog'];
  expect(sectionOf('/guide/rules/e1001', sections)).toBe('/guide/rules/');
  expect(sectionOf('/guide/intro', sections)).toBe('/guide');
  expect(sectionOf('/', sections)).toBeUndefined();
});

test('issue 7.1 the data of the site keeps everything but the sidebars and the files that make no page', () => {
  const [, text = ''] = trimSiteData(code).split('export default ');
  expect(JSON.parse(text.replace(/;$/, ''))).toEqual({
    base: '/',
    route: { cleanUrls: true },
    themeConfig: { nav: 1, locales: [{ lang: 'en', label: 'English', sidebar: {} }] },
  });
});

test('issue 7.1 a sidebar keeps its texts and links, not the files it was made from', () => {
  const module = sidebarModule(code, sectionName('en', '/guide'));
  const data = { themeConfig: { locales: [{ lang: 'en', sidebar: { '/blog': [] } }] } };
  new Function('site', module.replace(/^import .*$/m, ''))(data);
  expect(data.themeConfig.locales[0]?.sidebar).toEqual({
    '/blog': [],
    '/guide': [{ text: 'Intro', link: '/guide/intro' }],
  });
});

test('issue 7.1 a section that is not there stops the build, and so does a changed host', () => {
  expect(() => sidebarModule(code, 'en:/blog')).toThrow('no section "en:/blog"');
  expect(() => trimSiteData('module.exports = {}')).toThrow('writes the data of the site otherwise');
});
