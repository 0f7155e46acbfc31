import type { Page } from '@playwright/test';
import { HIDEABLE_PARTS } from '../../site/pageMarks';
import { expect, test } from './fixtures';
import { hydrated, settled } from './hydrated';
import { policyReports } from './policyReports';

const PAGE = '/guide/start/quick-start';
const PARTS = {
  navbar: (page: Page) => page.getByRole('banner'),
  sidebar: (page: Page) => page.getByRole('navigation', { name: 'Documentation' }),
  outline: (page: Page) => page.getByRole('navigation', { name: 'ON THIS PAGE' }),
  footer: (page: Page) => page.getByRole('link', { name: 'Edit this page' }),
} as const;
const HOSTILE = [
  '<script>document.title="executed"</script>',
  '"><img src=x onerror=document.title="executed">',
  'javascript:document.title="executed"',
  "0' onclick='x",
  '__proto__',
  // What is longer, a server refuses before the page sees it.
  'x'.repeat(2_000),
];
const ROWS = { navbar: 'S2-38', sidebar: 'S2-39', outline: 'S2-40', footer: 'S2-41' } as const;

for (const part of HIDEABLE_PARTS) {
  const tag = part === 'sidebar' ? ['@quick'] : [];
  test(
    `${ROWS[part]} ?${part}=0 hides the ${part} before anything is painted, and nothing else`,
    { tag },
    async ({ page }) => {
      await page.addInitScript((name) => {
        const seen: boolean[] = [];
        Object.assign(window, { seenHidden: seen });
        const look = () => {
          if (document.body) seen.push(document.documentElement.hasAttribute(`data-hide-${name}`));
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      }, part);
      await page.goto(`${PAGE}?${part}=0`);
      await settled(page);
      for (const [name, locate] of Object.entries(PARTS)) {
        await expect(locate(page)).toBeVisible({ visible: name !== part });
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const seen = await page.evaluate(() => (window as unknown as { seenHidden: boolean[] }).seenHidden);
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen)).toEqual(new Set([true]));
    },
  );
}

test('S2-38 to S2-41 all flags together leave the text alone, at any width; only 0 hides', async ({
  page,
}) => {
  const flags = (value: string) => HIDEABLE_PARTS.map((part) => `${part}=${value}`).join('&');
  for (const value of ['', '1', '00']) {
    await page.goto(`${PAGE}?${flags(value)}`);
    for (const locate of Object.values(PARTS)) await expect(locate(page)).toBeVisible();
  }
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${PAGE}?${flags('0')}`);
    for (const locate of Object.values(PARTS)) await expect(locate(page)).toBeHidden();
    await expect(page.locator('[data-menu-bar]')).toBeHidden();
    expect((await page.getByRole('main').boundingBox())?.y).toBe(0);
  }
});

test('issue 7.2 hostile values in the query and in the hash are never read as anything', async ({ page }) => {
  test.slow();
  const reports = await policyReports(page);
  for (const text of HOSTILE) {
    const value = encodeURIComponent(text);
    const flags = HIDEABLE_PARTS.map((part) => `${part}=${value}`).join('&');
    await page.goto(`${PAGE}?${flags}&q=${value}&globalUIComponents=${value}&${value}#${value}`);
    await hydrated(page);
    for (const locate of Object.values(PARTS)) await expect(locate(page)).toBeVisible();
    expect(await page.title()).not.toBe('executed');
    await PARTS.footer(page).scrollIntoViewIfNeeded();
  }
  await page.goto(`${PAGE}?${HIDEABLE_PARTS.map((part) => `${part}=%E0%A4%A`).join('&')}#%E0%A4%A`);
  await settled(page);
  for (const locate of Object.values(PARTS)) await expect(locate(page)).toBeVisible();
  expect(reports).toEqual([]);
});

test('S2-39 flags follow the address through a navigation without a new document', async ({ page }) => {
  await page.goto(`${PAGE}?sidebar=0`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: /^Next Page/ }).click();
  await expect(page).toHaveURL('/guide/start/first-report');
  await expect(PARTS.sidebar(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?sidebar=0`);
  await expect(PARTS.sidebar(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
