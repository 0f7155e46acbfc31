import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../../site/tools';
import { buildFixture } from '../support/buildFixture';
import { readHtml } from '../support/site';

let out = '';
const SIDEBAR = 'nav[aria-label=Documentation], nav[aria-label=文档目录]';
const html = (url: string) => readHtml(url, out);
const one = (url: string, selector: string) => html(url).querySelector(selector);
const all = (url: string, selector: string) => html(url).querySelectorAll(selector);
const attr = (url: string, selector: string, name: string) => one(url, selector)?.getAttribute(name);

beforeAll(async () => {
  out = await buildFixture('entity-site', 'ENTITY_SITE_OUT');
}, 120_000);

test('S3-1 S3-2 S3-3 S3-4 S3-5 S3-7 S3-8 a page record carries title, route, language, toc, frontmatter and version', () => {
  const file = readdirSync(`${out}/static`).find((name) => name.startsWith('search_index.en.'));
  const records = JSON.parse(readFileSync(`${out}/static/${file}`, 'utf8')) as Record<string, unknown>[];
  const record = records.find((page) => page.routePath === '/guide/group/one');
  const toc = ['Second', 'Third', 'Fourth'].map((text, at) => ({
    text,
    id: text.toLowerCase(),
    depth: at + 2,
    charIndex: expect.any(Number) as number,
  }));
  const facts = { title: 'Page one', routePath: '/guide/group/one', lang: 'en', version: '' };
  expect(record).toMatchObject({ ...facts, frontmatter: {}, toc });
  expect(record).not.toHaveProperty('_relativePath');
});

describe('site data', () => {
  test.each([
    ['/', 'en', 'Fixture - Suffix text', 'English description', 'Left item'],
    ['/zh/', 'zh', '样例 - Suffix text', '中文描述', '左侧'],
  ])(
    'S3-6 S3-10 S3-11 S3-13 %s has language, title, description and navigation of its own',
    (url, lang, title, description, nav) => {
      expect(attr(url, 'html', 'lang')).toBe(lang);
      expect(one(url, 'title')?.text).toBe(title);
      expect(attr(url, 'meta[name=description]', 'content')).toBe(description);
      expect(attr(url, 'link[rel=icon]', 'href')).toBe('/icon.svg');
      for (const text of [nav, '简体中文']) expect(one(url, 'header')?.text).toContain(text);
    },
  );

  test.each([
    ['/guide/group/one', 'en', 'Edit this page'],
    ['/zh/guide/group/one', 'zh', '编辑此页'],
  ])(
    'S3-8 S3-12 S3-13 the edit link of %s leads to its source, and the sidebar is that of %s',
    (url, lang, text) => {
      const edit = one(url, 'a[href^="https://fixture.example/edit"]');
      expect(edit?.text).toBe(text);
      expect(edit?.getAttribute('href')).toBe(`https://fixture.example/edit/${lang}/guide/group/one.md`);
      expect(one(url, SIDEBAR)?.innerHTML).toContain(url.replace('one', 'two'));
    },
  );

  test('S3-14 S3-20 S3-21 the bar has both logos; the toggle and the search go when they are switched off', () => {
    const logos = all('/', 'header img').map((image) => image.getAttribute('src'));
    expect(logos).toEqual(expect.arrayContaining(['/light.svg', '/dark.svg']));
    expect(one('/', 'header [role=switch]')).toBeNull();
    expect(one('/', 'header [aria-label="Search docs"]')).toBeNull();
  });

  test('S3-22 markdown options reach the pages: line numbers and wrapped code', () => {
    const code = one('/guide/group/one', '.rp-codeblock')?.outerHTML;
    expect(code).toMatch(/line-number[\s\S]*wrap-code|wrap-code[\s\S]*line-number/);
  });

  test('S3-23 S3-24 each route has its own chunk', () => {
    const chunks = ['/guide/group/one', '/zh/guide/group/one'].map((url) =>
      attr(url, 'link[rel=preload][as=script]', 'href'),
    );
    for (const chunk of chunks) expect(chunk).toMatch(/^\/static\/js\/async\/\w+\.\w+\.js$/);
    expect(new Set(chunks).size).toBe(2);
  });
});

describe('sidebar and navigation', () => {
  const sidebar = () => one('/guide/group/one', SIDEBAR);

  test('S3-25 items have text, link, children, tag and context, and may be collapsible or collapsed', () => {
    const nav = sidebar();
    const button = (label: string) =>
      nav?.querySelectorAll('button').find((node) => node.text.startsWith(label));
    const panel = (label: string) =>
      nav?.querySelector(`[id="${button(label)?.getAttribute('aria-controls')}"]`);
    expect(nav?.querySelector('a[href="/guide/group/two"]')?.text).toContain('Second label');
    expect(nav?.text).toContain('tagged');
    expect(nav?.querySelector('[data-context="item-context"]')?.text).toContain('Second label');
    expect(nav?.querySelector('[data-context="group-context"]')?.text).toContain('Open group');
    expect(button('Open group')?.getAttribute('aria-expanded')).toBe('true');
    expect(panel('Open group')?.hasAttribute('hidden')).toBe(false);
    expect(panel('Open group')?.text).toContain('Second label');
    expect(button('Shut group')?.getAttribute('aria-expanded')).toBe('false');
    expect(panel('Shut group')?.hasAttribute('hidden')).toBe(true);
    expect(panel('Shut group')?.querySelector('a')).not.toBeNull();
  });

  test('S3-26 S3-27 dividers are dashed or solid; a section header shows its text and names the list below it', () => {
    const lines = sidebar()?.querySelectorAll('hr') ?? [];
    expect(lines.map((line) => line.getAttribute('data-line'))).toEqual(['dashed', 'solid']);
    const list = sidebar()?.querySelector('ul[aria-labelledby]');
    const header = sidebar()?.querySelector(`[id="${list?.getAttribute('aria-labelledby')}"]`);
    expect(header?.text).toBe('Section header');
    expect(list?.querySelector('a')?.getAttribute('href')).toBe('/guide/folded/page');
  });

  test('S3-28 S3-29 navigation items have text, link, children, position and tag, and one of them is active', () => {
    const header = one('/guide/group/two', 'header');
    const side = (name: string) => header?.querySelector(`[data-side=${name}] nav`);
    expect(side('left')?.text).toContain('Left item');
    expect(side('left')?.text).toContain('beta');
    expect(side('left')?.text).not.toContain('Right item');
    expect(side('right')?.text).toContain('Right item');
    expect(side('right')?.text).not.toContain('Left item');
    const inside = side('right')
      ?.querySelectorAll('li li a')
      .find((link) => link.text === 'Inside');
    expect(inside?.getAttribute('href')).toBe('/guide/group/one');
    expect(side('right')?.querySelector('button[aria-expanded=false]')?.text).toBe('More');
    expect(header?.querySelectorAll('nav [aria-current]').map((link) => link.text)).toEqual(['Right item']);
  });

  test('S3-19 S3-30 social links take the modes link, text, img and dom', () => {
    const links = one('/', 'header [data-side=right] ul[aria-label=Community]');
    const address = links?.querySelector('a[href="https://fixture.example/code"]');
    expect(address?.getAttribute('target')).toBe('_blank');
    expect(address?.text).toContain('GitHub');
    const panels = links?.querySelectorAll('li > div') ?? [];
    expect(panels.map((panel) => panel.querySelector('button')?.text)).toEqual(['WeChat', 'Discord', 'X']);
    expect(panels[0]?.text).toContain('text content');
    expect(panels[1]?.querySelector('img[alt=Discord]')?.getAttribute('src')).toBe('/qr.svg');
    expect(panels[2]?.innerHTML).toContain('<b>dom content</b>');
  });
});

test('S5-6 S5-7 http, https, mailto and tel links are external and open in a new tab', () => {
  for (const scheme of ['http:', 'https:', 'mailto:', 'tel:']) {
    const link = one('/guide/group/one', `main a[href^="${scheme}"]`);
    expect(link?.getAttribute('target'), scheme).toBe('_blank');
    expect(link?.getAttribute('rel'), scheme).toContain('noopener');
  }
  expect(attr('/guide/group/one', 'main a[href="/guide/group/two"]', 'target')).toBeUndefined();
});

const partsOf = (url: string) => ({
  bar: one(url, 'header') !== null,
  sidebar: one(url, SIDEBAR) !== null,
  outline: all(url, 'p').some(({ text }) => text === 'ON THIS PAGE'),
  footer: one(url, 'footer') !== null,
});

test('S2-7 S2-42 the page types home, doc, 404, custom and blank, and frontmatter flags that leave parts out', () => {
  const [nothing, whole] = [false, true].map((is) => ({ bar: is, sidebar: is, outline: is, footer: is }));
  expect(partsOf('/picture')).toEqual(whole);
  expect(partsOf('/flags')).toEqual(nothing);
  expect(one('/flags', 'main h2')).not.toBeNull();
  expect(partsOf('/')).toMatchObject({ bar: true });
  expect(partsOf('/guide/group/one')).toMatchObject({ sidebar: true });
  expect(partsOf('/custom')).toMatchObject({ bar: true, sidebar: false });
  expect(partsOf('/blank')).toMatchObject({ bar: false });
  expect(one('/404', 'h1')?.text).toBe('PAGE NOT FOUND');
});

describe('home', () => {
  test('S1-4 S3-31 S3-32 S3-33 hero has name, text, tagline, actions and image; the page ends with the copyright line', () => {
    expect(one('/', 'main h1')?.text).toBe('Hero nameHero text');
    expect(one('/', 'main')?.text).toContain('Hero tagline');
    expect(one('/', 'footer')?.text).toContain('Copyright fixture');
    const link = (text: string) => {
      const { attributes } = all('/', 'main a').find((node) => node.text.startsWith(text)) ?? {};
      return [attributes?.href, attributes?.['data-theme'], attributes?.target];
    };
    expect(link('First action')).toEqual(['/guide/group/one', 'brand', undefined]);
    expect(link('Second action')).toEqual(['https://fixture.example/out', 'alt', '_blank']);
    const facts = { alt: 'Hero picture', srcSet: '/light.svg 1x, /dark.svg 2x', sizes: '50vw' };
    expect(one('/', 'main picture img')?.attributes).toMatchObject(facts);
  });

  test('S3-34 features have icon, title, details, link and a span of 2, 3, 4 or 6', () => {
    const facts = all('/', 'main li[data-span]').map((item) => [
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
    const section = one(url, 'main section:last-of-type');
    const cards = section?.querySelectorAll('li').map((item) => {
      const link = item.querySelector('a');
      const texts = ['h3', 'p'].map((selector) => item.querySelector(selector)?.text);
      return [...texts, link?.getAttribute('href'), link?.childNodes[0]?.text];
    });
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
    const links = all('/zh/', 'main a[href^="/"]').map((node) => node.getAttribute('href'));
    expect(links).toEqual(Array(2).fill('/zh/guide/group/one'));
  });

  const again = { tags: ['second-build'], timeout: 120_000 };
  test('S7-21 one setting serves the pictures of the landing page from another origin', again, async () => {
    const env = { SITE_ASSETS_ORIGIN: 'https://assets.example' };
    const outWithAssets = await buildFixture('entity-site', 'ENTITY_SITE_OUT', env);
    const sources = (root: string) =>
      readHtml('/', root)
        .querySelectorAll('main img')
        .map((image) => image.getAttribute('src'));
    expect(sources(out)).toEqual(['/light.svg', '/dark.svg', '/light.svg', '/icon.svg']);
    expect(sources(outWithAssets)).toEqual(sources(out).map((src) => `https://assets.example${src}`));
  });
});

describe('overview', () => {
  const sections = (url: string) => all(url, 'main section');

  test.each([
    ['/api/', 'Overview', 'Filter', 'Enter keyword', 'Others'],
    ['/zh/api/', 'Titled overview', '筛选', '输入关键词', '其他'],
  ])(
    'S2-74 S2-75 S2-76 S2-77 %s has its title, or %s without one, and its words',
    (url, title, label, placeholder, others) => {
      const input = one(url, 'main input[type=search]');
      expect(all(url, 'main h1').map((node) => node.text.trim())).toEqual([title]);
      expect(input?.getAttribute('placeholder')).toBe(placeholder);
      expect(one(url, `main label[for="${input?.id}"]`)?.text).toBe(label);
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
