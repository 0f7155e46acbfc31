import { beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../../site/tools';
import { buildFixture } from '../support/buildFixture';
import { readHtml } from '../support/site';

let out = '';
let outWithAssets = '';
const html = (url: string) => readHtml(url, out);

beforeAll(async () => {
  out = await buildFixture('entity-site', 'ENTITY_SITE_OUT');
  outWithAssets = await buildFixture('entity-site', 'ENTITY_SITE_OUT', {
    SITE_ASSETS_ORIGIN: 'https://assets.example',
  });
}, 240_000);

describe('home', () => {
  test('S3-31 hero has name, text and tagline', () => {
    const main = html('/').querySelector('main');
    expect(main?.querySelector('h1')?.text).toBe('Hero nameHero text');
    expect(main?.text).toContain('Hero tagline');
  });

  test('S3-32 hero actions have text, link and theme', () => {
    const link = (text: string) =>
      html('/')
        .querySelectorAll('main a')
        .find((node) => node.text.startsWith(text));
    expect(link('First action')?.getAttribute('href')).toBe('/guide/group/one');
    expect(link('First action')?.getAttribute('data-theme')).toBe('brand');
    expect(link('Second action')?.getAttribute('href')).toBe('https://fixture.example/out');
    expect(link('Second action')?.getAttribute('target')).toBe('_blank');
    expect(link('Second action')?.getAttribute('data-theme')).toBe('alt');
  });

  test('S3-33 hero image has src, alt, srcset and sizes', () => {
    const image = html('/').querySelector('main picture img');
    expect(image?.getAttribute('alt')).toBe('Hero picture');
    expect(image?.getAttribute('srcset')).toBe('/light.svg 1x, /dark.svg 2x');
    expect(image?.getAttribute('sizes')).toBe('50vw');
  });

  test('S3-34 features have icon, title, details, link and a span of 2, 3, 4 or 6', () => {
    const features = html('/').querySelectorAll('main li[data-span]');
    const facts = features.map((item) => ({
      span: item.getAttribute('data-span'),
      title: item.querySelector('h3')?.text,
      details: item.querySelector('p')?.text,
      icon: item.querySelector('img')?.getAttribute('src'),
      link: item.querySelector('h3 a')?.getAttribute('href'),
    }));
    expect(facts).toEqual([
      { span: '2', title: 'Span two', details: 'Details two', icon: '/icon.svg', link: '/guide/group/one' },
      { span: '3', title: 'Span three', details: 'Details three', icon: undefined, link: undefined },
      { span: '4', title: 'Span default', details: 'Details default', icon: undefined, link: undefined },
      { span: '6', title: 'Span six', details: 'Details six', icon: undefined, link: undefined },
    ]);
  });

  test('S2-56 S2-57 S2-58 S3-48 sibling tools as cards: mark, description and link text in the language of the page', () => {
    const cards = (url: string) =>
      html(url)
        .querySelectorAll('main section:last-of-type li')
        .map((item) => ({
          logo: item.querySelectorAll('svg').length,
          name: item.querySelector('h3')?.text,
          desc: item.querySelector('p')?.text,
          url: item.querySelector('a')?.getAttribute('href'),
          urlText: item.querySelector('a')?.childNodes[0]?.text,
        }));
    const tools = TOOLS.slice(0, 6).filter(({ name }) => name !== 'Rsdoctor');
    const expected = (lang: 'en' | 'zh') =>
      tools.map(({ name, desc, descEn, url, urlEn }) => ({
        logo: 1,
        name,
        desc: lang === 'en' ? descEn : desc,
        url: lang === 'en' ? urlEn : url,
        urlText: `${name.toLowerCase()}.rs`,
      }));
    expect(cards('/')).toEqual(expected('en'));
    expect(cards('/zh/')).toEqual(expected('zh'));
    expect(html('/').querySelector('main section:last-of-type h2')?.text).toBe('Part of the Rstack tools');
    expect(html('/').querySelector('main section:last-of-type h2 + p')?.text).toContain(
      'Use any of them on its own',
    );
    expect(html('/zh/').querySelector('main section:last-of-type h2')?.text).toBe('Rstack 工具家族');
  });

  test('S1-4 the home page ends with the copyright line', () => {
    expect(html('/').querySelector('footer')?.text).toContain('Copyright fixture');
  });

  test('S2-48 S3-32 S3-34 links of the Chinese home page lead to Chinese pages', () => {
    const links = html('/zh/')
      .querySelectorAll('main a[href^="/"]')
      .map((node) => node.getAttribute('href'));
    expect(links).toEqual(['/zh/guide/group/one', '/zh/guide/group/one']);
  });
});

describe('overview', () => {
  const shown = (url: string) =>
    html(url)
      .querySelectorAll('main section')
      .map((section) => [
        section.querySelector('h2')?.text,
        ...section.querySelectorAll('a[href^="/"]').map((node) => node.text),
      ]);

  test('S2-74 the title is that of the page, and Overview without one', () => {
    const titles = (url: string) =>
      html(url)
        .querySelectorAll('main h1')
        .map((node) => node.text.trim());
    expect(titles('/api/')).toEqual(['Overview']);
    expect(titles('/zh/api/')).toEqual(['Titled overview']);
  });

  test('S2-79 S2-80 S2-81 S2-82 S3-46 groups of pages with headings, loose pages last, the page itself left out', () => {
    expect(shown('/api/')).toEqual([
      ['First group', 'Page alpha', 'Alpha-second', 'Bare page'],
      ['Second group', 'Page beta', 'Beta second', 'Beta third'],
      ['Others', 'Loose page', 'Loose heading'],
    ]);
    expect(shown('/zh/api/').map(([name]) => name)).toEqual(['First group', 'Second group', '其他']);
    const hrefs = html('/api/')
      .querySelectorAll('main section a[href^="/"]')
      .map((node) => node.getAttribute('href'));
    expect(hrefs.slice(0, 2)).toEqual(['/api/group-a/alpha', '/api/group-a/alpha#alpha-second']);
  });

  test('S2-75 S2-76 S2-77 the keyword field has its label and its placeholder', () => {
    for (const [url, label, placeholder] of [
      ['/api/', 'Filter', 'Enter keyword'],
      ['/zh/api/', '筛选', '输入关键词'],
    ] as const) {
      const input = html(url).querySelector('main input[type=search]');
      expect(input?.getAttribute('placeholder')).toBe(placeholder);
      expect(html(url).querySelector(`main label[for="${input?.getAttribute('id')}"]`)?.text).toBe(label);
    }
  });
});

test('S7-21 one setting serves the pictures of the landing page from another origin', () => {
  const sources = (root: string) =>
    readHtml('/', root)
      .querySelectorAll('main img')
      .map((image) => image.getAttribute('src'));
  expect(sources(out)).toEqual(['/light.svg', '/dark.svg', '/light.svg', '/icon.svg']);
  expect(sources(outWithAssets)).toEqual(sources(out).map((src) => `https://assets.example${src}`));
});
