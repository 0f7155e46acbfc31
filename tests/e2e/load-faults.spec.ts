import type { Page, Route } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/loadNotice';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { expect, test } from './fixtures';

const PAGE = '/guide/start/intro';
const ROUTE_SCRIPTS = '**/static/js/async/**';

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
const notice = (page: Page) => page.getByRole('alert');
const next = (page: Page) => page.getByRole('link', { name: /^(?:Next Page|下一页)/ });

/** Clicks without a pointer: hovering would load the page before. */
const follow = (page: Page) => next(page).evaluate((link) => (link as HTMLElement).click());

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

// What fails on purpose is told by the browser on its console; what the page itself says is looked at.
test.afterEach(({ complaints }) => {
  const own = complaints.filter(
    (line) => !/Failed to load resource|^failed: |ChunkLoadError|Loading (?:CSS )?chunk|MIME type/.test(line),
  );
  complaints.splice(0, complaints.length, ...own);
});

for (const lang of LANGS) {
  test(`issue 7.3 after a deployment a link leads on by one full load: ${lang}`, async ({ page }) => {
    await page.goto(localePath(PAGE, lang));
    await page.waitForLoadState('networkidle');
    const target = (await next(page).getAttribute('href')) ?? '';
    await page.route(ROUTE_SCRIPTS, gone);
    const documents = countDocuments(page);
    page.on('request', (request) => {
      // The new document names the new scripts.
      if (request.isNavigationRequest()) void page.unroute(ROUTE_SCRIPTS);
    });
    await follow(page);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
    await expect(notice(page)).toBeHidden();
    await follow(page);
    await expect(page).not.toHaveURL(target);
    expect(documents()).toBe(1);
  });

  test(`issue 7.3 a script that stays away: one load, then the text and a message: ${lang}`, async ({
    page,
  }) => {
    await page.goto(localePath(PAGE, lang));
    await page.waitForLoadState('networkidle');
    const target = (await next(page).getAttribute('href')) ?? '';
    await page.route(ROUTE_SCRIPTS, gone);
    const documents = countDocuments(page);
    await follow(page);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toContainText(WORDS.failed[lang]);
    // A loop would have come round by now.
    await page.waitForTimeout(1500);
    expect(documents()).toBe(1);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
    await page.getByRole('button', { name: WORDS.close[lang] }).click();
    await expect(notice(page)).toBeHidden();
  });

  test(`issue 7.3 going back to a page whose script is gone shows that page: ${lang}`, async ({
    page,
    context,
  }) => {
    // A script in the browser's cache is not gone.
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const first = localePath(PAGE, lang);
    await page.goto(first);
    await page.waitForLoadState('networkidle');
    const target = (await next(page).getAttribute('href')) ?? '';
    await follow(page);
    await expect(page).toHaveURL(target);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.route(ROUTE_SCRIPTS, gone);
    const documents = countDocuments(page);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toContainText(WORDS.failed[lang]);
    await page.waitForTimeout(1500);
    expect(documents()).toBe(1);
  });

  test(`issue 7.3 without a connection a link keeps the page at hand and says why: ${lang}`, async ({
    page,
    context,
  }) => {
    await page.goto(localePath(PAGE, lang));
    await page.waitForLoadState('networkidle');
    const target = (await next(page).getAttribute('href')) ?? '';
    await context.setOffline(true);
    await follow(page);
    await expect(notice(page)).toContainText(WORDS.failed[lang]);
    await expect(page).toHaveURL(localePath(PAGE, lang));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await context.setOffline(false);
    await follow(page);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [what, files] of [
    ['script', '**/static/js/index.*.js'],
    ['style', '**/static/css/*.css'],
  ] as const) {
    test(`issue 7.3 a first ${what} that is missing leaves the text, the links and a message: ${lang}`, async ({
      page,
    }) => {
      await page.route(files, gone);
      await page.goto(localePath(PAGE, lang));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice(page)).toContainText(WORDS.failed[lang]);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
      await page.unroute(files);
      await page.getByRole('button', { name: WORDS.reload[lang] }).click();
      await page.waitForLoadState('networkidle');
      await expect(notice(page)).toBeHidden();
      await follow(page);
      await expect(page).not.toHaveURL(localePath(PAGE, lang));
    });
  }
}

test('issue 7.3 a search dialog whose script is gone is told, and the page goes on', async ({ page }) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.route(ROUTE_SCRIPTS, gone);
  await page.getByRole('banner').getByRole('button', { name: SEARCH_WORDS.placeholder.en }).click();
  await expect(notice(page)).toContainText(WORDS.failed.en);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const LATE_PARTS = [
  { button: 'Open menu', dialog: 'Menu' },
  { button: 'Menu', dialog: 'Documentation' },
] as const;

for (const { button, dialog } of LATE_PARTS) {
  test.describe(`the dialog behind "${button}"`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    const opener = (page: Page) => page.getByRole('button', { name: button, exact: true });

    /** Presses without a pointer, which would load the dialog before. */
    const press = (page: Page) => opener(page).evaluate((element) => (element as HTMLElement).click());

    test('issue 7.1 a press counts however late its script comes', async ({ page }) => {
      await page.goto(PAGE);
      await page.waitForLoadState('networkidle');
      await page.route(ROUTE_SCRIPTS, async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1000);
        });
        await route.continue();
      });
      await press(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).not.toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('issue 7.1 a script that is gone is told, and the next press tries again', async ({ page }) => {
      await page.goto(PAGE);
      await page.waitForLoadState('networkidle');
      await page.route(ROUTE_SCRIPTS, gone);
      await press(page);
      await expect(notice(page)).toContainText(WORDS.failed.en);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: WORDS.close.en }).click();
      await page.unroute(ROUTE_SCRIPTS);
      await press(page);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    });

    test('issue 7.1 a pointer that comes near fetches it, so that a press finds it there', async ({
      page,
    }) => {
      await page.goto(PAGE);
      await page.waitForLoadState('networkidle');
      const asked = page.waitForRequest(/\/static\/js\/async\//);
      await opener(page).hover();
      await asked;
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('issue 7.1 code that cannot be read because a script is gone is said not to be copied', async ({
  page,
}) => {
  await page.goto('/config/options/options');
  await page.waitForLoadState('networkidle');
  await page.route(ROUTE_SCRIPTS, gone);
  const button = page.getByRole('button', { name: 'Copy code' }).first();
  await button.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toHaveCount(1);
});
