import path from 'node:path';
import { lastModified } from '../../plugins/shared/git';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { editBase, readSettings } from '../../site/settings';
import { docsIssueUrl } from '../../lib/text/address';
import { ROOT } from '../support/site';
import { expect, test } from './fixtures';
import { visit } from './hydrated';

const PAGE = '/guide/start/quick-start';
const LONG_PAGE = '/config/options/options';
const settings = readSettings({});

test('S2-24 S2-25 the pages before and after, in the order of the sidebar @core', async ({ page }) => {
  for (const [lang, before, after] of [
    ['en', 'Previous Page', 'Next Page'],
    ['zh', '上一页', '下一页'],
  ] as const) {
    await page.goto(localePath(PAGE, lang));
    await expect(page.getByRole('link', { name: new RegExp(`^${before}`) })).toHaveAttribute(
      'href',
      localePath('/guide/start/intro', lang),
    );
    await expect(page.getByRole('link', { name: new RegExp(`^${after}`) })).toHaveAttribute(
      'href',
      localePath('/guide/start/first-report', lang),
    );
    await page.goto(localePath('/config/builder', lang));
    await expect(page.getByRole('link', { name: new RegExp(`^${before}`) })).toHaveCount(0);
    await page.goto(localePath('/guide/overview', lang));
    await expect(page.getByRole('link', { name: new RegExp(`^${after}`) })).toHaveCount(0);
  }
});

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('S2-26 the day of the last commit, the same in every time zone', async ({ page }) => {
    const moments = lastModified(ROOT, 'docs');
    for (const lang of LANGS) {
      await page.goto(localePath(PAGE, lang));
      const moment = moments.get(`docs/${lang}${PAGE}.mdx`);
      const time = page.getByRole('main').locator('time');
      // A checkout without history, or a page that is not committed yet, shows no date at all.
      await expect(time).toHaveCount(moment ? 1 : 0);
      if (!moment) continue;
      await expect(time).toHaveAttribute('datetime', moment);
      const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
      await expect(time).toHaveText(
        new Date(moment).toLocaleDateString(LANGUAGE_FACTS[lang].hreflang, format),
      );
    }
  });
});

test('S2-27 S2-31 the ways to edit the page, to read its source and to say what it lacks', async ({
  page,
}) => {
  for (const [lang, edit, source, feedback] of [
    ['en', 'Edit this page', 'Source', 'Was this helpful? Tell us'],
    ['zh', '编辑此页', '源码', '这一页有帮助吗？告诉我们'],
  ] as const) {
    await page.goto(localePath(PAGE, lang));
    const file = path.posix.join(lang, `${PAGE}.mdx`);
    const blob = `${settings.docsRepository}/blob/${settings.docsBranch}/docs/${file}`;
    for (const [name, href] of [
      [edit, `${editBase(settings)}/${file}`],
      [source, blob],
      [feedback, docsIssueUrl(settings.docsRepository, localePath(PAGE, lang), lang)],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link.locator('svg')).toHaveCount(name === feedback ? 0 : 1);
    }
  }
});

test('S2-30 back to the top: there once the page is scrolled at all, at any width @quick', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, LONG_PAGE);
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 1));
    await expect(button).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('issue 18.7 on touch the sign of a heading shows when the heading is tapped @phone-only', async ({
  page,
}) => {
  await visit(page, LONG_PAGE);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const sign = heading.getByRole('link');
  await expect(sign).toHaveCSS('opacity', '0');
  await heading.locator('span').first().tap();
  await expect(sign).toHaveCSS('opacity', '1');
});
