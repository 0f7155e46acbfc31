import type { Page } from '@playwright/test';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { forgetFaults, gone, notice, PAGE, ROUTE_SCRIPTS, saveData } from './loadFaults';

const next = (page: Page) => page.getByRole('link', { name: /^Next Page/ });

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

/** Opens a page and takes the scripts of all others away; says where the next one is, and counts documents. */
async function openWithoutNext(page: Page) {
  await page.goto(PAGE);
  await settled(page);
  const target = (await next(page).getAttribute('href')) ?? '';
  await page.route(ROUTE_SCRIPTS, gone);
  return { target, documents: countDocuments(page) };
}

// The next page is fetched ahead otherwise, and a script that is there cannot be gone.
test.beforeEach(({ page }) => saveData(page));
test.afterEach(({ pageErrors }) => forgetFaults(pageErrors));

test('issue 7.3 after a deployment a link leads on by one full load', async ({ page }) => {
  const { target, documents } = await openWithoutNext(page);
  page.on('request', (request) => {
    // The new document names the new scripts.
    if (request.isNavigationRequest()) void page.unroute(ROUTE_SCRIPTS);
  });
  await follow(page);
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  expect(documents()).toBe(1);
  await expect(notice(page)).toBeHidden();
  await follow(page);
  await expect(page).not.toHaveURL(target);
  expect(documents()).toBe(1);
});

test('issue 7.3 a script that stays away: one load, then the text and a message', async ({ page }) => {
  const { target, documents } = await openWithoutNext(page);
  await follow(page);
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText(WORDS.failed.en);
  // A loop would be fetching all the time; without its script the page does not hydrate.
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
  await page.getByRole('button', { name: WORDS.close.en }).click();
  await expect(notice(page)).toBeHidden();
});

test('issue 7.3 without a connection a link keeps the page at hand and says why', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await settled(page);
  const target = (await next(page).getAttribute('href')) ?? '';
  await context.setOffline(true);
  await follow(page);
  await expect(notice(page)).toContainText(WORDS.failed.en);
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await context.setOffline(false);
  await follow(page);
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('issue 7.3 a first script that is missing leaves the text, the links and a message @quick', async ({
  page,
}) => {
  const files = '**/static/js/index.*.js';
  await page.route(files, gone);
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText(WORDS.failed.en);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
  await page.unroute(files);
  await page.getByRole('button', { name: WORDS.reload.en }).click();
  await settled(page);
  await expect(notice(page)).toBeHidden();
  await follow(page);
  await expect(page).not.toHaveURL(PAGE);
});
