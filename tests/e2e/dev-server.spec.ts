import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { makePage } from '../../tools/newPage';
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

    appendFileSync(site.page, '\nA new paragraph with [here](/guide/start/cli).\n');
    const line = good.split('\n').length + 1;
    const problem = `docs/en/guide/start/intro.mdx:${line} links/text`;
    await expect(page.getByText('A new paragraph')).toBeVisible();
    // The gates start after the first page; later saves find them loaded.
    await expect(text).toContainText(problem, { timeout: 30_000 });
    await expect(text).toContainText('→ name the page or the task');
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

test(
  'issue 17 development server: a new section and its first page are in the sidebar without a restart by hand',
  { tag: '@dev-server' },
  async ({ page }) => {
    const site = await startDevSite();
    try {
      await page.goto(`${site.address}/guide/start/intro`);
      const entry = (name: string) => page.getByRole('complementary').getByText(name, { exact: true });
      await expect(entry('Command line')).toBeVisible({ timeout: 30_000 });

      for (const lang of LANGS) {
        mkdirSync(path.join(site.docs, lang, 'guide/recipes'));
        writeFileSync(path.join(site.docs, lang, 'guide/recipes/_meta.json'), '[]');
        const meta = path.join(site.docs, lang, 'guide/_meta.json');
        const list = JSON.parse(readFileSync(meta, 'utf8')) as unknown[];
        const section = { type: 'dir', name: 'recipes', label: 'Recipes' };
        writeFileSync(meta, JSON.stringify([...list, section]));
      }
      // While the host restarts for the section, when its watcher does not see new files.
      await expect.poll(() => site.terminal(), { timeout: 30_000 }).toContain('restarting server');
      await makePage(
        { key: 'guide/recipes/first', titles: { en: 'First recipe', zh: '第一个例子' } },
        site.docs,
      );

      await expect(entry('First recipe')).toBeVisible({ timeout: 60_000 });
      await entry('First recipe').click();
      await expect(page.getByRole('heading', { level: 1, name: 'First recipe' })).toBeVisible({
        timeout: 30_000,
      });
    } finally {
      await site.stop();
    }
  },
);
