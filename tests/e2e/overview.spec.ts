import { LANGS } from '../../site/languages';
import { combinations } from '../support/combinations';
import { inTurn } from '../support/inTurn';
import { eachChoice } from '../support/pairs';
import { visit } from './hydrated';
import { expect, test } from './entitySite';
import { axeViolations } from './axeViolations';

const languages = {
  en: {
    url: '/api/',
    title: 'Overview',
    label: 'Filter',
    placeholder: 'Enter keyword',
    others: 'Others',
    none: 'No matching API found: zebra',
    count: 'Pages: 1',
  },
  zh: {
    url: '/zh/api/',
    title: 'Titled overview',
    label: '筛选',
    placeholder: '输入关键词',
    others: '其他',
    none: '没有匹配的页面：zebra',
    count: '页面：1',
  },
} as const;

for (const lang of LANGS) {
  const words = languages[lang];

  test.describe(`overview ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(words.url);
      await expect(page.getByRole('searchbox', { name: words.label })).toBeFocused();
    });

    test('S2-74 S2-75 S2-76 S2-77 S2-78 title, label, placeholder, and the field has focus on load @core', async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const field = page.getByRole('searchbox', { name: words.label });
      await expect(field).toHaveAttribute('placeholder', words.placeholder);
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test(
      'S2-79 S2-80 S2-81 S2-82 groups of pages with headings; the loose ones come last @core',
      { tag: inTurn(1, lang) },
      async ({ page }) => {
        const groups = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect(groups).toHaveText(['First group', 'Second group', words.others]);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: 'Alpha-second' })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Alpha third' })).toHaveCount(0);
        await expect(main.getByRole('link', { name: 'Beta third' })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Beta fourth' })).toHaveCount(0);
        await main.getByRole('link', { name: 'Beta third' }).click();
        await expect(page).toHaveURL(`${words.url}group-b/beta#beta-third`);
        await expect(page.locator('#beta-third')).toBeInViewport();
      },
    );

    test(
      'S2-75 typing leaves what matches, and the number is announced @core',
      { tag: inTurn(0, lang) },
      async ({ page }) => {
        const main = page.getByRole('main');
        await page.keyboard.type('alpha SEC');
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(['First group']);
        await expect(main.getByRole('link', { name: 'Page alpha' })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Bare page' })).toHaveCount(0);
        await expect(main.getByRole('status')).toHaveText(words.count);
        await page.getByRole('searchbox').fill('');
        await expect(main.getByRole('heading', { level: 2 })).toHaveCount(3);
        await expect(main.getByRole('status')).toHaveText('');
      },
    );

    test('S2-83 no match is said, with the keyword @core', async ({ page }) => {
      await page.keyboard.type('zebra');
      await expect(page.getByRole('status').filter({ hasText: 'zebra' })).toHaveText(words.none);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
    });

    test('nothing scrolls sideways at 320 px @core', { tag: inTurn(1, lang) }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide()).toBeLessThanOrEqual(320);
      await page.getByRole('searchbox').fill('a-keyword-that-is-much-longer-than-the-screen-is-wide');
      expect(await wide()).toBeLessThanOrEqual(320);
    });
  });
}

for (const { lang, theme, width, tag } of combinations(
  {
    lang: LANGS,
    theme: ['light', 'dark'],
    width: [1440, 390],
  },
  eachChoice,
)) {
  const { url, label } = languages[lang];

  test(
    `no accessibility finding: ${lang}, ${theme}, ${width} px, with and without results`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await visit(page, url);
      for (const query of ['', 'beta', 'zebra']) {
        await page.getByRole('searchbox', { name: label }).fill(query);
        expect(await axeViolations(page), query).toEqual([]);
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2-79 the groups are there @core', async ({ page }) => {
    await page.goto('/api/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Page alpha' })).toBeVisible();
  });
});
