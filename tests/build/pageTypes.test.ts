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
  test('S3-31 S1-4 hero has name, text and tagline; the page ends with the copyright line', () => {
    const main = html('/').querySelector('main');
    expect(main?.querySelector('h1')?.text).toBe('Hero nameHero text');
    expect(main?.text).toContain('Hero tagline');
    expect(html('/').querySelector('footer')?.text).toContain('Copyright fixture');
  });

  test('S3-32 hero actions have text, link and theme', () => {
    const link = (text: string) => {
      const {
        href,
        target,
        'data-theme': theme,
      } = html('/')
        .querySelectorAll('main a')
        .find((node) => node.text.startsWith(text))?.attributes ?? {};
      return [href, theme, target];
    };
    expect(link('First action')).toEqual(['/guide/group/one', 'brand', undefined]);
    expect(link('Second action')).toEqual(['https://fixture.example/out', 'alt', '_blank']);
  });

  test('S3-33 hero image has src, alt, srcset and sizes', () => {
    const facts = { alt: 'Hero picture', srcSet: '/light.svg 1x, /dark.svg 2x', sizes: '50vw' };
    expect(html('/').querySelector('main picture img')?.attributes).toMatchObject(facts);
  });

  test('S3-34 features have icon, title, details, link and a span of 2, 3, 4 or 6', () => {
    const facts = html('/')
      .querySelectorAll('main li[data-span]')
      .map((item) => [
        item.getAttribute('data-span'),
        item.querySelector('h3')?.text,
        item.querySelector('p')?.text,
        item.querySelector('img')?.getAttribute('src'),
        item.querySelector('h3 a')?.getAttribute('href'),
      ]);
    expect(facts).toEqual([
      ['2', 'Span two', 'Details two', '/icon.svg', '/guide/group/one'],
      ['3', 'Span three', 'Details three', undefined, undefined],
      ['4', 'Span default', 'Details default', undefined, undefined],
      ['6', 'Span six', 'Details six', undefined, undefined],
    ]);
  });

  test.each([
    ['/', 'Part of the Rstack tools'],
    ['/zh/', 'Rstack 工具家族'],
  ])('S2-56 S2-57 S2-58 S3-48 %s has the sibling tools as cards, in its language', (url, heading) => {
    const section = html(url).querySelector('main section:last-of-type');
    const cards = section
      ?.querySelectorAll('li')
      .map((item) => [
        item.querySelector('h3')?.text,
        item.querySelector('p')?.text,
        item.querySelector('a')?.getAttribute('href'),
        item.querySelector('a')?.childNodes[0]?.text,
      ]);
    const tools = TOOLS.slice(0, 6).filter(({ name }) => name !== 'Rsdoctor');
    expect(section?.querySelector('h2')?.text).toBe(heading);
    expect(section?.querySelectorAll('li svg')).toHaveLength(tools.length);
    expect(cards).toEqual(
      tools.map(({ name, desc, descEn, url: chinese, urlEn }) => [
        name,
        ...(url === '/' ? [descEn, urlEn] : [desc, chinese]),
        `${name.toLowerCase()}.rs`,
      ]),
    );
  });

  test('S2-48 S3-32 S3-34 links of the Chinese home page lead to Chinese pages', () => {
    const links = html('/zh/').querySelectorAll('main a[href^="/"]');
    expect(links.map((node) => node.getAttribute('href'))).toEqual(Array(2).fill('/zh/guide/group/one'));
  });
});

describe('overview', () => {
  const sections = (url: string) => html(url).querySelectorAll('main section');

  test.each([
    ['/api/', 'Overview', 'Filter', 'Enter keyword', 'Others'],
    ['/zh/api/', 'Titled overview', '筛选', '输入关键词', '其他'],
  ])(
    'S2-74 S2-75 S2-76 S2-77 %s has its title, or %s without one, and its words',
    (url, title, label, placeholder, others) => {
      const page = html(url);
      const input = page.querySelector('main input[type=search]');
      expect(page.querySelectorAll('main h1').map((node) => node.text.trim())).toEqual([title]);
      expect(input?.getAttribute('placeholder')).toBe(placeholder);
      expect(page.querySelector(`main label[for="${input?.id}"]`)?.text).toBe(label);
      const groups = sections(url).map((section) => section.querySelector('h2')?.text);
      expect(groups).toEqual(['First group', 'Second group', others]);
    },
  );

  test('S2-79 S2-80 S2-81 S2-82 S3-46 groups of pages with headings, loose pages last, the page itself left out', () => {
    const links = sections('/api/').map((section) => section.querySelectorAll('a[href^="/"]'));
    expect(links.map((group) => group.map((node) => node.text))).toEqual([
      ['Page alpha', 'Alpha-second', 'Bare page'],
      ['Page beta', 'Beta second', 'Beta third'],
      ['Loose page', 'Loose heading'],
    ]);
    const hrefs = links[0]?.map((node) => node.getAttribute('href'));
    expect(hrefs?.slice(0, 2)).toEqual(['/api/group-a/alpha', '/api/group-a/alpha#alpha-second']);
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
