import path from 'node:path';
import type { Page } from '@playwright/test';
import { lastModified } from '../../plugins/shared/git';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import { POSTS_PATH, localePath } from '../../site/routes';
import { editBase, readSettings } from '../../site/settings';
import { docsIssueUrl } from '../../lib/text/address';
import { everyNth } from '../support/everyNth';
import { isOfEachKind } from '../support/pageTag';
import { ROOT } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';
import { hydrated } from './hydrated';
import { expect, test } from './sharedPage';

const PAGE = '/guide/start/quick-start';
const LONG_PAGE = '/config/options/options';
const settings = readSettings({});
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('issue 18.5 the titles of posts weigh more than what is said of them, and a post has its day below its title', async ({
  page,
}) => {
  await page.goto(POSTS_PATH);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('Articles');
  const size = (part: ReturnType<typeof main.getByRole>) =>
    part.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const title = main.getByRole('heading', { level: 3 }).first();
  const day = main.getByRole('emphasis').first();
  await expect(day).toContainText(/20\d\d · \d+ min read/);
  expect(await size(title)).toBeGreaterThanOrEqual(1.4 * (await size(day)));
  const text = await day.textContent();
  await title.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('emphasis').first()).toHaveText(text ?? '');
});

test('S2-21 sidebar, text and outline stand side by side @core', async ({ page }) => {
  await page.goto(LONG_PAGE);
  const boxes = await Promise.all(
    [
      page.getByRole('navigation', { name: 'Documentation' }),
      page.getByRole('main'),
      page.getByRole('navigation', { name: 'ON THIS PAGE' }),
    ].map((part) => part.boundingBox()),
  );
  const [sidebar, text, outline] = boxes.map((box) => ({
    start: box?.x ?? 0,
    end: (box?.x ?? 0) + (box?.width ?? 0),
  }));
  expect(sidebar?.end).toBeLessThanOrEqual(text?.start ?? 0);
  expect(text?.end).toBeLessThanOrEqual(outline?.start ?? 0);
});

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

for (const [at, timezoneId] of ['Pacific/Auckland', 'UTC', 'America/Los_Angeles'].entries()) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(
      'S2-26 the day of the last commit, the same in every time zone @core',
      { tag: everyNth(at, 2) },
      async ({ page }) => {
        const moments = lastModified(ROOT, 'docs');
        for (const lang of LANGS) {
          await page.goto(localePath(PAGE, lang));
          const moment = moments.get(`docs/${lang}${PAGE}.mdx`);
          const time = page.getByRole('main').locator('time');
          if (!moment) {
            // A checkout without history, or a page that is not committed yet, shows no date at all.
            await expect(time).toHaveCount(0);
            continue;
          }
          await expect(time).toHaveAttribute('datetime', moment);
          const day = new Date(moment).toLocaleDateString(LANGUAGE_FACTS[lang].hreflang, {
            dateStyle: 'long',
            timeZone: 'UTC',
          });
          await expect(time).toHaveText(day);
        }
      },
    );
  });
}

test('S2-27 S2-31 the ways to edit the page, to read its source and to say what it lacks @core', async ({
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

for (const [at, width] of [390, 1000, 1440].entries()) {
  test(
    `S2-30 back to the top: there once the page is scrolled at all, at ${width} px @core`,
    { tag: everyNth(at, 2) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(LONG_PAGE);
      await hydrated(page);
      const button = page.getByRole('button', { name: 'Back to top' });
      await expect(button).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 1));
      await expect(button).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 3000));
      await button.click();
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect(button).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    },
  );
}

for (const width of [390, 768, 1024, 1279]) {
  test(`issue 18.7 back to the top lies on nothing of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(LONG_PAGE);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 3000));
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toHaveCount(1);
    const isInBar = await button.evaluate((element) => element.closest('[data-menu-bar]') !== null);
    expect(isInBar).toBe(true);
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    // An address that hides sidebar and outline hides the bar.
    await page.evaluate(() => {
      for (const part of ['sidebar', 'outline'])
        document.documentElement.setAttribute(`data-hide-${part}`, '');
    });
    await expect(button).toHaveCount(1);
    await expect(button).toBeInViewport();
  });
}

const DOC_PAGES = SITE_PAGES.filter(({ lang, route: { kind } }) => lang === 'en' && kind !== 'home');

for (const { what, pages, tag } of [
  {
    what: 'a doc page of each kind',
    pages: DOC_PAGES.filter(({ route }) => isOfEachKind(route.path)),
    tag: [],
  },
  { what: 'every doc page', pages: DOC_PAGES, tag: ['@every-page'] },
]) {
  test(`S2-30 the button is on ${what}`, { tag }, async ({ page }) => {
    expect(pages.length).toBeGreaterThan(5);
    await page.setViewportSize({ width: 800, height: 200 });
    for (const { url, route } of pages) {
      await page.goto(url);
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 1));
      await expect(page.getByRole('button', { name: 'Back to top' }), route.path).toBeVisible();
    }
  });
}
