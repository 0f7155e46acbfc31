import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startDevSite } from './devSite';

test('development server: a save shows in the page, its problem in terminal and overlay until it is mended', async ({
  page,
}) => {
  const site = await startDevSite();
  try {
    const good = readFileSync(site.page, 'utf8');
    const overlay = page.locator('rsbuild-error-overlay');
    const text = overlay.locator('.content');
    await page.goto(`${site.address}/guide/start/intro`);
    // The server compiles a page when it is first asked for.
    await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });

    appendFileSync(site.page, '\nA new paragraph with [a link](/guide/no-such-page).\n');
    const line = good.split('\n').length + 1;
    const problem = `docs/en/guide/start/intro.mdx:${line} links/dead-link`;
    await expect(page.getByText('A new paragraph')).toBeVisible();
    // The gates start after the first page; later saves find them loaded.
    await expect(text).toContainText(problem, { timeout: 30_000 });
    await expect(text).toContainText('→ correct the address');
    expect(site.terminal()).toContain(problem);

    // The page lives on below an overlay that Escape takes away.
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    appendFileSync(site.page, '\nA second paragraph.\n');
    await expect(page.getByText('A second paragraph')).toBeVisible();
    await expect(text).toContainText(problem);

    // A page that is opened later shows it too.
    await page.reload();
    await expect(text).toContainText(problem);

    writeFileSync(site.page, good);
    await expect(page.getByText('A new paragraph')).toHaveCount(0);
    await expect(overlay).toHaveCount(0);
    await expect.poll(() => site.terminal()).toContain('Content: the problems are mended.');
  } finally {
    await site.stop();
  }
});
