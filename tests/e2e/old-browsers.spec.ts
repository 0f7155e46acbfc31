import { LOAD_NOTICE } from '../../site/loadNotice';
import { NEEDED_FEATURES } from '../../site/neededFeatures';
import { everyNth } from '../support/everyNth';
import { expect, test } from './fixtures';
import { PAGE, notice } from './loadFaults';

/** Takes a feature away before any script runs, as if the browser never had it. */
function remove(feature: string): void {
  const path = feature.split('.');
  const name = path.pop() ?? '';
  const owner = path.reduce<object>((of, part) => Reflect.get(of, part) as object, window);
  Reflect.deleteProperty(owner, name);
}

for (const [at, feature] of NEEDED_FEATURES.entries()) {
  test(
    `issue 15 D9 a browser without ${feature} keeps the text, and links lead on`,
    { tag: everyNth(at, 4) },
    async ({ page, pageErrors }) => {
      await page.clock.install();
      await page.addInitScript(remove, feature);
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
      // Scripts in the head use these without a test, and change nothing but the look.
      if (['matchMedia', 'URLSearchParams'].includes(feature)) pageErrors.splice(0);
    },
  );
}
