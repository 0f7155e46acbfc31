import type { Page, Route } from '@playwright/test';
import { LOAD_NOTICE } from '../../site/loadNotice';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/loadNotice';
import { awake } from './awake';
import { expect, test } from './fixtures';
import { PAGE, forgetFaults, notice } from './loadFaults';

const next = (page: Page) => page.getByRole('link', { name: /^Next Page/ });
const textOf = (page: Page) => page.getByRole('main').innerText();

test('issue 15 D9 a search dialog that throws: the page stays, says so once, and everything else works', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken dialog');
    };
  });
  await page.goto(PAGE);
  await awake(page);
  const text = await textOf(page);
  await page.getByRole('button', { name: 'Search docs' }).click();
  await expect(notice(page)).toContainText(WORDS.failed.en);
  expect(await textOf(page)).toBe(text);
  expect(complaints.filter((line) => line.includes('broken dialog'))).toHaveLength(1);
  complaints.splice(0);
  await page.getByRole('switch').first().click();
  await next(page).click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const part of ['header', '[data-part="sidebar"] > *', '[data-part="outline"] > *']) {
  test(`issue 15 D9 an extension that removes ${part}: the next page has its text`, async ({
    page,
    complaints,
  }) => {
    await page.goto(PAGE);
    await awake(page);
    const target = (await next(page).getAttribute('href')) ?? '';
    await page.evaluate(
      ([parts, address]) => {
        document.querySelectorAll(parts).forEach((each) => each.remove());
        document.querySelector<HTMLElement>(`#__rspress_root a[href="${address}"]`)?.click();
      },
      [part, target] as const,
    );
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await textOf(page)).length).toBeGreaterThan(400);
    complaints.splice(0);
  });
}

const WRONG = {
  'cut off': async (route: Route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
  },
  empty: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  HTML: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
} as const;

for (const [name, answer] of Object.entries(WRONG)) {
  for (const file of ['index', 'runtime', 'lib-react']) {
    test(`issue 15 script ${file} is ${name}: text and notice`, async ({ page, complaints }) => {
      await page.clock.install();
      await page.route(`**/static/js/${file}.*.js`, answer);
      await page.goto(PAGE);
      await page.clock.runFor(LOAD_NOTICE.patience + 1000);
      await expect(notice(page)).toContainText(WORDS.failed.en);
      expect((await textOf(page)).length).toBeGreaterThan(400);
      forgetFaults(complaints);
      const other = complaints.filter((line) => !/SyntaxError|Unexpected|missing|Invalid/.test(line));
      expect(other).toEqual([]);
      complaints.splice(0);
    });
  }
}
