import { LANGS } from '../../site/languages';
import { visit } from './hydrated';
import { expect } from './fixtures';
import { entityTest as test } from './fixtureSite';
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
    count: '共 1 个页面',
  },
} as const;

for (const lang of LANGS) {
  const words = languages[lang];

  test(`S2-74 to S2-83 title, focused field, groups of pages with headings, filter: ${lang}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'light' : 'dark', reducedMotion: 'reduce' });
    await visit(page, words.url);
    const main = page.getByRole('main');
    const field = page.getByRole('searchbox', { name: words.label });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', words.placeholder);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const groups = main.getByRole('heading', { level: 2 });
    await expect(groups).toHaveText(['First group', 'Second group', words.others]);
    await expect(main.getByRole('link', { name: 'Alpha-second' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Alpha third' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Beta fourth' })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.type('alpha SEC');
    await expect(groups).toHaveText(['First group']);
    await expect(main.getByRole('link', { name: 'Page alpha' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Bare page' })).toHaveCount(0);
    await expect(main.getByRole('status')).toHaveText(words.count);
    await field.fill('zebra-'.repeat(9));
    await expect(groups).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 844 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 844 });
    await field.fill('zebra');
    await expect(page.getByRole('status').filter({ hasText: 'zebra' })).toHaveText(words.none);
    expect(await axeViolations(page), 'nothing found').toEqual([]);
    await field.fill('');
    await expect(groups).toHaveCount(3);
    await expect(main.getByRole('status')).toHaveText('');
    await main.getByRole('link', { name: 'Beta third' }).click();
    await expect(page).toHaveURL(`${words.url}group-b/beta#beta-third`);
    await expect(page.locator('#beta-third')).toBeInViewport();
  });
}
