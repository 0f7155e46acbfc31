import type { Page, Route } from '@playwright/test';
import { LOAD_NOTICE } from '../../site/pageMarks';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { expect, test } from './fixtures';
import { PAGE, forgetFaults, notice } from './loadFaults';

const textOf = (page: Page) => page.getByRole('main').innerText();

const WRONG = {
  'cut off': async (route: Route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
  },
  empty: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  HTML: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
} as const;

for (const [name, file] of [
  ['cut off', 'index'],
  ['empty', 'runtime'],
  ['HTML', 'lib-react'],
] as const) {
  test(`issue 15 script ${file} is ${name}: text and notice`, async ({ page, pageErrors }) => {
    await page.clock.install();
    await page.route(`**/static/js/${file}.*.js`, WRONG[name]);
    await page.goto(PAGE);
    await page.clock.runFor(LOAD_NOTICE.timeout + 1000);
    await expect(notice(page)).toContainText(WORDS.failed.en);
    expect((await textOf(page)).length).toBeGreaterThan(400);
    forgetFaults(pageErrors);
    const other = pageErrors.filter((line) => !/SyntaxError|Unexpected|missing|Invalid/.test(line));
    expect(other).toEqual([]);
    pageErrors.splice(0);
  });
}

test('issue 15 D9 a browser that is too old keeps the text, and links lead on', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto(PAGE);
  const text = await textOf(page);
  expect(text.length).toBeGreaterThan(400);
  await page.clock.runFor(LOAD_NOTICE.timeout + 1000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await textOf(page)).toBe(text);
  await expect(notice(page)).toBeHidden();
  const next = page.getByRole('link', { name: /^Next Page/ });
  const target = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(target);
  await expect.poll(async () => (await textOf(page)).length).toBeGreaterThan(400);
});
