import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settled } from './hydrated';

const PAGE = '/guide/start/quick-start';
const MARK = 'id:"quick-start"';

/** How often the part of a page's script that draws its first heading was called. */
async function callsOfText(page: Page, address: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(address);
  await settled(page);
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  const scripts = result.filter(({ url }) => url.includes('/static/js/async/'));
  const counts = await Promise.all(
    scripts.map(async ({ url, functions }) => {
      const text = await (await page.request.get(url)).text();
      const drawing = functions
        .map(({ ranges: [range] }) => range)
        .filter((range) => range && text.slice(range.startOffset, range.endOffset).includes(MARK))
        .sort(
          (a, b) => (a?.endOffset ?? 0) - (a?.startOffset ?? 0) - (b?.endOffset ?? 0) + (b?.startOffset ?? 0),
        );
      return drawing[0]?.count ?? [];
    }),
  );
  return counts.flat();
}

test('issue 7.1 the text of a page is drawn once when its scripts arrive', async ({ page }) => {
  expect(await callsOfText(page, PAGE)).toEqual([1]);
});

test('issue 7.1 icons of social networks are there in the HTML, on the next page, and in a menu', async ({
  page,
}) => {
  const icons = async () => {
    const masks = await page
      .getByRole('list', { name: 'Community' })
      .locator('[aria-hidden]:visible')
      .evaluateAll((all) => all.map((icon) => getComputedStyle(icon).maskImage.slice(0, 24)));
    return masks.filter((mask) => mask === 'url("data:image/svg+xml,').length;
  };
  await page.goto(PAGE);
  await settled(page);
  expect(await icons()).toBe(3);
  await page.getByRole('link', { name: /^Next Page/ }).click();
  await expect(page).not.toHaveURL(PAGE);
  await expect.poll(icons).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(icons).toBe(3);
});
