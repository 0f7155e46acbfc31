import { SEARCH_STARTS } from '../../site/searchDialog';
import * as LIMITS from '../../site/limits';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { expect, test } from './fixtures';
import { visit } from './hydrated';
import { openSearch, searchParts } from './searchDialog';

const PAGE = '/guide/start/intro';

test('S2-98 S2-99 S4-20 Ctrl+K and Cmd+K open the dialog and close it, the page keeps its place @core', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
  });
  const { dialog, field, button } = searchParts(page);
  await visit(page, '/config/options/options');
  await expect(button.locator('kbd')).toHaveText('⌘ K');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(dialog).toBeVisible();
    await field.fill('bundle');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press(keys);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  }
});

test('S2-100 arrows move through the results and around both ends, Tab stays in the dialog @core', async ({
  page,
}) => {
  const { dialog, field, options, active } = await openSearch(page, PAGE);
  await field.fill('bundle diff');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(active).toHaveCount(1);
  // The field names the row it is on, and keeps the focus.
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test('S2-101 S2-106 Enter opens the answer to the last letter, not an older one, in this tab, and closes the dialog @core', async ({
  page,
  context,
}) => {
  const { field, dialog, options } = await openSearch(page, PAGE);
  await field.fill('resolver');
  await expect(options.first()).toBeVisible();
  await field.fill('quick start');
  await field.press('Enter');
  await expect(page).toHaveURL('/guide/start/quick-start');
  await expect(dialog).toBeHidden();
  expect(context.pages()).toHaveLength(1);
});

test('S2-99 S2-102 S4-21 Escape and a press outside close, focus goes back to where it was, the query is gone @quick', async ({
  page,
}) => {
  const { field, dialog, button } = await openSearch(page, PAGE);
  await expect(button.locator('kbd')).toHaveText('Ctrl K');
  await field.fill('bundle');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  const link = page.getByRole('main').getByRole('link').nth(2);
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
});

test('S2-112 Cancel closes the dialog, at 320 px too @phone-only @quick', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { dialog, field, options } = await openSearch(page, PAGE);
  await field.fill('generateTileGraph');
  await expect(options.first()).toBeVisible();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(sideways).toBe(false);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await dialog.getByRole('button', { name: WORDS.cancel.en }).click();
  await expect(dialog).toBeHidden();
});

test('S4-22 S9-24 the search waits 150 ms after the last letter', async ({ page }) => {
  const { field, options, status } = await openSearch(page, PAGE);
  await field.fill('bundle');
  await expect(options.first()).toBeVisible();
  await page.clock.install();
  // An installed clock goes on by itself: on a busy machine, the pause would be over before it is looked at.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('bundle diff');
  await page.clock.runFor(LIMITS.searchDebounce - 30);
  await expect(status).toHaveText(WORDS.loading.en);
  await page.clock.runFor(60);
  await expect(status).toHaveText(/^\d+ results$/);
});

test('what an input method composes is neither searched nor opened @quick', async ({ page }) => {
  const { field, options, status } = await openSearch(page, `/zh${PAGE}`, 'zh');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'chanwu', selectionStart: 6, selectionEnd: 6 });
  await expect(field).toHaveValue('chanwu');
  await page.waitForTimeout(LIMITS.searchDebounce * 3);
  await expect(status).toHaveText('');
  await expect(options).toHaveCount(SEARCH_STARTS.length);
  await session.send('Input.insertText', { text: '产物对比' });
  await expect(options.first()).toContainText('产物对比');
  await expect(page).toHaveURL(`/zh${PAGE}`);
});
