import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFixture } from '../support/buildFixture';
import { readHtml } from '../support/site';

let out = '';
const SIDEBAR = 'nav[aria-label=Documentation], nav[aria-label=文档目录]';
const html = (url: string) => readHtml(url, out);
const searchIndex = (lang: string) => {
  const file = readdirSync(`${out}/static`).find((name) => name.startsWith(`search_index.${lang}.`));
  return JSON.parse(readFileSync(`${out}/static/${file}`, 'utf8')) as Record<string, unknown>[];
};

beforeAll(async () => {
  out = await buildFixture('entity-site', 'ENTITY_SITE_OUT');
}, 120_000);

describe('page record', () => {
  test('S3-1 S3-2 S3-3 S3-4 S3-5 S3-7 S3-8 a record carries title, route, language, toc, frontmatter and version', () => {
    const record = searchIndex('en').find((page) => page.routePath === '/guide/group/one');
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
});

describe('site data', () => {
  test.each([
    ['/', 'en', 'Fixture - Suffix text', 'English description', 'Left item'],
    ['/zh/', 'zh', '样例 - Suffix text', '中文描述', '左侧'],
  ])(
    'S3-6 S3-10 S3-11 S3-13 %s has language, title, description and navigation of its own',
    (url, lang, title, description, nav) => {
      const page = html(url);
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(lang);
      expect(page.querySelector('title')?.text).toBe(title);
      expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(description);
      expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/icon.svg');
      expect(page.querySelector('header')?.text).toContain(nav);
      expect(page.querySelector('header')?.text).toContain('简体中文');
    },
  );

  test.each([
    ['/guide/group/one', 'en', 'Edit this page'],
    ['/zh/guide/group/one', 'zh', '编辑此页'],
  ])(
    'S3-8 S3-12 S3-13 the edit link of %s leads to its source, and the sidebar is that of %s',
    (url, lang, text) => {
      const edit = html(url).querySelector('a[href^="https://fixture.example/edit"]');
      expect(edit?.text).toBe(text);
      expect(edit?.getAttribute('href')).toBe(`https://fixture.example/edit/${lang}/guide/group/one.md`);
      expect(html(url).querySelector(SIDEBAR)?.innerHTML).toContain(url.replace('one', 'two'));
    },
  );

  test('S3-14 S3-20 S3-21 the bar has both logos; the toggle and the search go when they are switched off', () => {
    const bar = html('/').querySelector('header');
    const logos = bar?.querySelectorAll('img').map((image) => image.getAttribute('src'));
    expect(logos).toEqual(expect.arrayContaining(['/light.svg', '/dark.svg']));
    expect(bar?.querySelector('[role=switch]')).toBeNull();
    expect(bar?.innerHTML).not.toContain('search-button');
  });

  test('S3-22 markdown options reach the pages: line numbers and wrapped code', () => {
    const code = html('/guide/group/one').querySelector('.rp-codeblock')?.outerHTML;
    expect(code).toMatch(/line-number[\s\S]*wrap-code|wrap-code[\s\S]*line-number/);
  });

  test('S3-23 S3-24 each route has its own chunk', () => {
    const chunks = ['/guide/group/one', '/zh/guide/group/one'].map((url) =>
      html(url).querySelector('link[rel=preload][as=script]')?.getAttribute('href'),
    );
    for (const chunk of chunks) expect(chunk).toMatch(/^\/static\/js\/async\/\w+\.\w+\.js$/);
    expect(new Set(chunks).size).toBe(2);
  });
});

describe('sidebar and navigation', () => {
  const sidebar = () => html('/guide/group/one').querySelector('nav[aria-label=Documentation]');

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

  test('S3-26 dividers are dashed or solid', () => {
    const lines = sidebar()?.querySelectorAll('hr') ?? [];
    expect(lines.map((line) => line.getAttribute('data-line'))).toEqual(['dashed', 'solid']);
  });

  test('S3-27 a section header shows its text and names the list below it', () => {
    const list = sidebar()?.querySelector('ul[aria-labelledby]');
    const header = sidebar()?.querySelector(`[id="${list?.getAttribute('aria-labelledby')}"]`);
    expect(header?.text).toBe('Section header');
    expect(list?.querySelector('a')?.getAttribute('href')).toBe('/guide/folded/page');
  });

  test('S3-28 S3-29 navigation items have text, link, children, position and tag, and one of them is active', () => {
    const header = html('/guide/group/two').querySelector('header');
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
    const links = html('/').querySelector('header [data-side=right] ul[aria-label=Community]');
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

describe('links and page types', () => {
  test('S5-6 S5-7 http, https, mailto and tel links are external and open in a new tab', () => {
    const page = html('/guide/group/one');
    for (const scheme of ['http:', 'https:', 'mailto:', 'tel:']) {
      const link = page
        .querySelectorAll('main a')
        .find((node) => node.getAttribute('href')?.startsWith(`${scheme}`));
      expect(link?.getAttribute('target'), scheme).toBe('_blank');
      expect(link?.getAttribute('rel'), scheme).toContain('noopener');
    }
    expect(page.querySelector('main a[href="/guide/group/two"]')?.getAttribute('target')).toBeUndefined();
  });

  test('S2-7 the page types home, doc, 404, custom and blank', () => {
    expect(html('/').querySelector('header')).not.toBeNull();
    expect(html('/guide/group/one').querySelector('nav[aria-label=Documentation]')).not.toBeNull();
    expect(html('/custom').querySelector('nav[aria-label=Documentation]')).toBeNull();
    expect(html('/custom').querySelector('header')).not.toBeNull();
    expect(html('/blank').querySelector('header')).toBeNull();
    expect(html('/404').querySelector('h1')?.text).toBe('PAGE NOT FOUND');
  });

  test('S2-42 frontmatter flags leave out the bar, the sidebar, the outline and the footer', () => {
    const names = (url: string) =>
      html(url)
        .querySelectorAll('nav')
        .map((nav) => nav.getAttribute('aria-label'));
    const titles = (url: string) =>
      html(url)
        .querySelectorAll('p')
        .map((node) => node.text);
    expect(html('/picture').querySelector('header')).not.toBeNull();
    expect(names('/picture')).toContain('Documentation');
    expect(titles('/picture')).toContain('ON THIS PAGE');
    expect(html('/picture').querySelector('main footer')).not.toBeNull();
    expect(html('/flags').querySelector('header')).toBeNull();
    expect(names('/flags')).not.toContain('Documentation');
    expect(titles('/flags')).not.toContain('ON THIS PAGE');
    expect(html('/flags').querySelector('footer')).toBeNull();
    expect(html('/flags').querySelector('main h2')).not.toBeNull();
  });
});
