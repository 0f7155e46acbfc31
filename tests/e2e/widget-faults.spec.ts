import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { visit } from './hydrated';
import { beginToThrow, breakParts } from './breakParts';
import { expect, test } from './fixtures';
import { PAGE, notice } from './loadFaults';

const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

/** What the HTML of a page says in a part of it. */
async function written(page: Page, address: string, part: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  return bare(root.querySelector(part)?.textContent);
}

const shown = async (page: Page, part: string) => bare(await page.locator(part).first().textContent());

/** Every fault is said once; besides, React says that it renders what it could not hydrate. */
async function expectSaid(pageErrors: string[], times: number): Promise<void> {
  const faults = () => pageErrors.filter((line) => !line.includes('hydrateRoot recoverable error'));
  await expect.poll(() => faults().length).toBe(times);
  expect(faults().filter((line) => !line.includes('broken part'))).toEqual([]);
  pageErrors.splice(0);
}

/** The bar, the search and the links of the page still do what they do. */
async function expectRestWorks(page: Page): Promise<void> {
  const theme = page.getByRole('switch').first();
  const was = await theme.getAttribute('aria-checked');
  await theme.click();
  await expect(theme).toHaveAttribute('aria-checked', was === 'true' ? 'false' : 'true');
  await page.getByRole('button', { name: 'Search docs' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const { what, name, address = PAGE, part, tag = '' } of [
  { what: 'tabs', name: 'Tabs-tabs', address: '/guide/start/cicd', part: 'main' },
  { what: 'an outline', name: 'Outline-outline', part: '[data-part="outline"] nav', tag: ' @every-pair' },
  { what: 'a sidebar', name: 'Sidebar-sidebar', part: '[data-part="sidebar"]', tag: ' @every-pair' },
  { what: 'the end of a page', name: 'DocFooter-footer', part: 'main', tag: ' @every-pair' },
]) {
  test(`${what} that throw when the page hydrates keep their HTML, and the rest works${tag}`, async ({
    page,
    pageErrors,
  }) => {
    await breakParts(page, name, true);
    const text = await written(page, address, part);
    expect(text.length).toBeGreaterThan(30);
    await visit(page, address);
    const kept = page.locator('[data-static]');
    await expect(kept.first()).toBeAttached();
    // What could not be hydrated is drawn, by a script that comes first.
    await expect.poll(() => shown(page, part)).toBe(text);
    await expectSaid(pageErrors, await kept.count());
    await expectRestWorks(page);
    await page.getByRole('navigation').locator('a[href^="/guide/start/"]:visible').last().click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    pageErrors.splice(0);
  });
}

for (const { what, name, address, act, tag = '' } of [
  {
    what: 'the rule index',
    name: 'RuleIndex-filter',
    address: '/guide/rules/rules',
    act: (page: Page) => page.getByRole('main').getByRole('searchbox').fill('E1001'),
  },
  {
    what: 'the list of an overview',
    name: 'Overview-filter',
    address: '/guide/overview',
    act: (page: Page) => page.getByRole('main').getByRole('searchbox').fill('loader'),
    tag: ' @every-pair',
  },
  {
    what: 'a tab',
    name: 'Tabs-tabs',
    address: '/guide/start/cicd',
    // The page may draw the tabs anew, and so throw, while a mouse is still on its way.
    act: (page: Page) => page.getByRole('tab', { selected: false }).first().dispatchEvent('click'),
    tag: ' @every-pair',
  },
]) {
  test(`${what} that throws once it is used keeps its HTML, and the rest works${tag}`, async ({
    page,
    pageErrors,
  }) => {
    await breakParts(page, name, false);
    await visit(page, address);
    const text = await shown(page, 'main');
    await page.evaluate(beginToThrow);
    await act(page);
    await expect(page.locator('[data-static]').first()).toBeAttached();
    expect(await shown(page, 'main')).toBe(text);
    await expectSaid(pageErrors, await page.locator('[data-static]').count());
    await expectRestWorks(page);
  });
}

for (const { what, name, button } of [
  { what: 'menu', name: 'MobileMenuDialog-dialog', button: 'Open menu' },
  { what: 'sidebar', name: 'SidebarDialog-drawer', button: 'Menu' },
]) {
  test(`a ${what} of phones that throws: the page stays, says so once, and links lead on @phone-only`, async ({
    page,
    pageErrors,
  }) => {
    await breakParts(page, name, true);
    await visit(page, PAGE);
    const text = await shown(page, 'main');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(notice(page)).toContainText(WORDS.failed.en);
    await notice(page).getByRole('button', { name: WORDS.close.en }).click();
    expect(await shown(page, 'main')).toBe(text);
    await expectSaid(pageErrors, 1);
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).not.toHaveURL(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
