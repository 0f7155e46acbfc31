import type { Page } from '@playwright/test';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { visit } from './hydrated';
import { expect, test } from './fixtures';
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
