import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { expect, test } from './fixtures';
import { visit } from './hydrated';
import { PAGE, notice } from './loadFaults';

const next = (page: Page) => page.getByRole('link', { name: /^Next Page/ });
/** The page after it. */
const NEXT = '/guide/start/quick-start';

const textOf = (page: Page) => page.getByRole('main').innerText();

test('issue 15 a search dialog that throws: the page stays, says so once, and everything else works', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken dialog');
    };
  });
  await visit(page, PAGE);
  const text = await textOf(page);
  await page.getByRole('button', { name: 'Search docs' }).click();
  await expect(notice(page)).toContainText(WORDS.failed.en);
  expect(await textOf(page)).toBe(text);
  expect(pageErrors.filter((line) => line.includes('broken dialog'))).toHaveLength(1);
  pageErrors.splice(0);
  await page.getByRole('switch').first().click();
  await next(page).click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Takes parts out of the document, as extensions of browsers do. */
const remove = (parts: string) => document.querySelectorAll(parts).forEach((each) => each.remove());

/** The same, when the document is there and no script of the site has run. */
const removeEarly = (parts: string) =>
  document.addEventListener(
    'readystatechange',
    () => document.querySelectorAll(parts).forEach((each) => each.remove()),
    { once: true },
  );

for (const [part, isEarly] of [
  ['main', false],
  ['main h1', true],
  ['[data-part="sidebar"] > *', false],
  ['header', true],
] as const) {
  const when = isEarly ? 'before the page came to life' : 'later';
  test(`issue 15 an extension that removes ${part} ${when}: the next page has its text`, async ({
    page,
    pageErrors,
  }) => {
    if (isEarly) await page.addInitScript(removeEarly, part);
    await visit(page, PAGE);
    if (!isEarly) await page.evaluate(remove, part);
    // Without looking for the link, since it may be gone.
    await page.evaluate((address) => {
      document.querySelector<HTMLElement>(`#__rspress_root a[href="${address}"]`)?.click();
    }, NEXT);
    await expect(page).toHaveURL(NEXT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quick start/i);
    await expect.poll(async () => (await textOf(page)).length).toBeGreaterThan(400);
    // Its text does what it does on any page, and is no copy.
    await expect(page.locator('main [data-static]')).toHaveCount(0);
    pageErrors.splice(0);
  });
}

test('issue 15 tabs that throw when the page hydrates keep their HTML, and the rest works', async ({
  page,
  pageErrors,
}) => {
  const address = '/guide/start/cicd';
  const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');
  await page.route('**/static/js/**', async (route) => {
    const response = await route.fetch().catch(() => undefined);
    const body = (await response?.text().catch(() => undefined))
      ?.replaceAll('className:"Tabs-tabs"', `className:(() => { throw new Error('broken part'); })()`)
      .replaceAll('tabs:"Tabs-tabs"', `get tabs() { throw new Error('broken part'); }`);
    // What the page fetches ahead may still be on its way when it is closed.
    await route.fulfill({ contentType: 'text/javascript', body }).catch(() => undefined);
  });
  const html = await (await page.request.get(address)).text();
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const written = bare(root.querySelector('main')?.textContent);
  expect(written.length).toBeGreaterThan(30);
  await visit(page, address);
  const kept = page.locator('[data-static]');
  await expect(kept.first()).toBeAttached();
  // What could not be hydrated is drawn, by a script that comes first.
  await expect.poll(async () => bare(await page.locator('main').textContent())).toBe(written);
  // Every fault is said once; besides, React says that it renders what it could not hydrate.
  const faults = () => pageErrors.filter((line) => !line.includes('hydrateRoot recoverable error'));
  await expect.poll(async () => faults().length - (await kept.count())).toBe(0);
  expect(faults().filter((line) => !line.includes('broken part'))).toEqual([]);
  await page.getByRole('button', { name: 'Search docs' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').locator('a[href^="/guide/start/"]:visible').last().click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  pageErrors.splice(0);
});
