import * as LIMITS from '../../site/limits';
import { docSearchKeys, storedIndex } from '../../site/storageKeys';
import { expect } from './fixtures';
import { visit } from './hydrated';
import { policyReports } from './policyReports';
import { active, answerWith, field, group, madeHit, open, option, search, stored } from './providerDialog';
import { INDEX, providerTest as test } from './searchSite';
import { toChinese } from './searchDialog';

test('S2-85 S2-90 S2-97 S3-41 S4-26 S4-27 S4-28 S3-42 issue 7.2 results stand under their section, with marks, and are links into this site; the policy is met', async ({
  page,
  baseURL,
}) => {
  const reports = await policyReports(page);
  await open(page);
  await search(page, 'plugin');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Config', 'Guide']);
  const links = await option(page)
    .locator('a')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  expect(links.length).toBe(await option(page).count());
  expect(links.every((link) => link.startsWith(`${baseURL}/`))).toBe(true);
  await expect(option(page).first().locator('mark')).toHaveText('plugin');
  await expect(page.getByRole('status').getByText(/^\d+ results$/)).toBeAttached();
  // Also on a low window the whole dialog is in sight, with its last result.
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect(page.locator('.DocSearch-Modal')).toBeInViewport({ ratio: 1 });
  const all = await option(page).allTextContents();
  await expect(active(page)).toHaveText(all[0] ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(all.at(-1) ?? '');
  await expect(option(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText(all[0] ?? '');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(links[0] ?? '');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(reports).toEqual([]);
});

test('S2-90 S2-91 S2-92 S2-93 S2-94 S4-32 the button opens, Escape closes, and focus is on the button again', async ({
  page,
}) => {
  await visit(page, '/guide/start');
  const button = page.getByRole('button', { name: 'Search docs' });
  for (const way of ['click', 'Enter', 'Control+k', '/']) {
    if (way === 'click') await button.click();
    else if (way === 'Enter') await button.press('Enter');
    else await page.keyboard.press(way);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue('x');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
  // A character typed on the button opens with it once; with a modifier it does not open.
  await button.focus();
  await page.keyboard.press('Control+g');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.type('bundle');
  await expect(field(page)).toHaveValue('bundle');
  await expect(option(page).first()).toBeVisible();
});

test('S2-95 S2-96 the Chinese dialog speaks Chinese and finds Chinese pages', async ({ page }) => {
  await open(page, '/zh/guide/start');
  await expect(field(page)).toHaveAttribute('placeholder', '搜索文档');
  await expect(page.getByText('暂无最近搜索')).toBeVisible();
  await search(page, '产物');
  await expect(option(page).locator('a:not([href^="/zh/"])')).toHaveCount(0);
  await field(page).fill('没有这个词');
  await expect(page.getByText('没有找到 "没有这个词"')).toBeVisible();
  await expect(page.getByRole('link', { name: '告诉我们。' })).toBeVisible();
});

test('S2-84 S2-86 S2-88 S5-3 an empty start says so, and so does a search without results, with a link that carries the query', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
  await field(page).fill('zzz & zzz');
  await expect(page.getByText('No results for "zzz & zzz"').first()).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  const link = page.getByRole('link', { name: 'Let us know.' });
  await expect(link).toHaveAttribute('href', 'https://code.example/new?title=zzz%20%26%20zzz');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('S2-87 S9-15 of the sections seen before, three are proposed, and searched by a click', async ({
  page,
  hosts,
}) => {
  answerWith(hosts, (query) =>
    query === 'zzz' ? [] : ['A', 'B', 'C', 'D', 'E'].map((name) => madeHit(name, name)),
  );
  await open(page);
  await search(page, 'q');
  await field(page).fill('zzz');
  await expect(page.getByText('Try searching for:')).toBeVisible();
  const names = page.getByRole('listitem').getByRole('button');
  await expect(names).toHaveText(['A', 'B', 'C']);
  await names.nth(1).click();
  await expect(field(page)).toHaveValue('b ');
  await expect(option(page)).toHaveCount(5);
});

test('S4-29 S4-30 S4-31 S4-38 Ctrl and Shift open apart and keep the dialog; Alt does nothing; a click opens inside the site', async ({
  page,
  context,
}) => {
  await open(page);
  await search(page, 'bundle');
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await expect(opened).toHaveURL(/\/guide\/bundle$/);
    await opened.close();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await page.keyboard.press('Alt+Enter');
  await expect(page).toHaveURL(/\/guide\/start$/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await option(page).first().click();
  await expect(page).toHaveURL(/\/guide\/bundle$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('S4-33 S4-34 S4-35 Tab walks inside the dialog and never leaves it, the button clears, a press outside closes', async ({
  page,
}) => {
  await open(page);
  await search(page, 'plugin');
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press(press % 7 === 6 ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await expect(active(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the query' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('S9-8 S9-9 a group has up to 20 hits, on phones 5; there Cancel closes @phone', async ({
  page,
  hosts,
  isMobile,
}) => {
  answerWith(hosts, () => Array.from({ length: 25 }, (_, at) => madeHit(`h${at}`)));
  await open(page);
  await search(page, 'x');
  await expect(group(page, 'Guide')).toHaveCount(
    isMobile ? LIMITS.providerGroupHitsMobile : LIMITS.providerGroupHits,
  );
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('S3-43 S3-44 S4-36 S4-37 S4-39 S4-40 S9-19 a part is saved as its page; entries are saved, moved and removed', async ({
  page,
  hosts,
}) => {
  const part = madeHit('text', 'Guide', {
    type: 'content',
    content: 'Words',
    hierarchy: madeHit('page').hierarchy,
    _snippetResult: { content: { value: '<mark>Words</mark>' } },
  });
  answerWith(hosts, (query) => (query === 'page' ? [madeHit('page'), part] : [madeHit(query)]));
  await open(page);
  await search(page, 'page');
  await expect(page.locator('.DocSearch-Hit--Child')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#text$/);
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', stored('RECENT'));
  expect(JSON.parse(kept)).toMatchObject([{ objectID: 'page' }]);
  expect(kept).not.toMatch(/_snippetResult|_highlightResult|<mark>/);

  const recent = group(page, 'Recent');
  const favorite = group(page, 'Favorite');
  const openResult = async (query: string) => {
    await open(page);
    await search(page, query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${query}$`));
    await open(page);
  };
  await openResult('other');
  await expect(recent).toHaveText(['Page other', 'Page page']);
  await recent.first().getByRole('button', { name: 'Save this search' }).click();
  await expect(recent).toHaveText(['Page page']);
  await expect(favorite).toHaveText(['Page other']);
  await openResult('other');
  await expect(recent).toHaveText(['Page page']);
  await recent.getByRole('button', { name: 'Remove this search from history' }).click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await favorite.getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('S5-1 S5-2 S9-12 S9-13 S9-14 seven recent entries, four beside favourites, ten favourites; a query has 64 characters', async ({
  page,
}) => {
  const entries = JSON.stringify(Array.from({ length: 12 }, (_, at) => madeHit(String(at))));
  await page.goto('/guide/start');
  const keep = (key: string) =>
    page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, entries] as const);
  await keep(stored('RECENT'));
  await open(page);
  await expect(option(page)).toHaveCount(7);
  await keep(stored('FAVORITE'));
  await open(page);
  await expect(group(page, 'Recent')).toHaveCount(4);
  await expect(group(page, 'Favorite')).toHaveCount(10);
  // The selection is the first query.
  await visit(page, '/guide/bundle');
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main') as HTMLElement));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveAttribute('maxlength', String(LIMITS.providerQueryLength));
  const { length } = await field(page).inputValue();
  expect(length).toBeLessThanOrEqual(LIMITS.providerQueryLength);
  expect(length).toBeGreaterThan(LIMITS.providerQueryLength - 10);
});

test('S4-17 issue 15 another language is another search, with recent searches of its own', async ({
  page,
  hosts,
}) => {
  await open(page);
  await search(page, 'bundle');
  await page.keyboard.press('Escape');
  await toChinese(page);
  await expect(page).toHaveURL(/\/zh\/guide\/start$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await expect(option(page)).toHaveCount(0);
  await search(page, '产物');
  expect(hosts.flatMap(({ seen }) => seen).at(-1)?.body).toContain('lang:zh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const kept = (lang: 'en' | 'zh') =>
    page.evaluate((key) => localStorage.getItem(key) ?? '', docSearchKeys(storedIndex(INDEX, lang))[0] ?? '');
  await expect.poll(() => kept('zh')).toContain('/zh/');
  expect(await kept('en')).toBe('');
});

test('issue 6.4 what an input method composes is neither searched nor opened', async ({ page, hosts }) => {
  await open(page, '/zh/guide/start');
  await search(page, '插件');
  const asked = () => hosts.flatMap(({ seen }) => seen).length;
  const before = asked();
  await field(page).fill('');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'chanwu', selectionStart: 6, selectionEnd: 6 });
  await expect(field(page)).toHaveValue('chanwu');
  // The key that takes a proposal of the input method: Enter with the code 229, in Safari after the composition.
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await field(page).dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true });
  await page.waitForTimeout(LIMITS.searchDebounce);
  expect(asked()).toBe(before);
  await session.send('Input.insertText', { text: '产物' });
  await expect(option(page).first()).toContainText('产物');
  await expect(page).toHaveURL(/\/zh\/guide\/start$/);
});
