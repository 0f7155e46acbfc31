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
