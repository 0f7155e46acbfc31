import { LOAD_NOTICE } from '../../site/pageMarks';
import { expect, test } from './fixtures';
import { PAGE, notice } from './loadFaults';

test('issue 15 D9 a browser that is too old keeps the text, and links lead on', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto(PAGE);
  const main = page.getByRole('main');
  const text = await main.innerText();
  expect(text.length).toBeGreaterThan(400);
  await page.clock.runFor(LOAD_NOTICE.timeout + 1000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await main.innerText()).toBe(text);
  await expect(notice(page)).toBeHidden();
  const next = page.getByRole('link', { name: /^Next Page/ });
  const target = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(target);
  await expect.poll(async () => (await main.innerText()).length).toBeGreaterThan(400);
});
