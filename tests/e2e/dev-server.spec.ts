import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { makePage } from '../../tools/newPage';
import { ROOT } from '../support/site';
import { startDevServer, type DevServer } from '../support/startDevServer';

const PAGE =
  '---\ndescription: A page of the test of the development server, which is long enough for a search result.\n---\n\n# Introduction {#introduction}\n\nThe first paragraph.\n\n## Next {#next}\n\n- [Command line](/guide/start/cli)\n- [Release 1.0](/blog/release/release-note-1_0)\n';
const TRANSLATION =
  '---\ndescription: 开发服务器测试所用的页面，这段描述的长度足以用作搜索结果中的摘要文字，读者一看便知其内容。\n---\n\n# 介绍 {#introduction}\n\n第一段。\n\n## 下一步 {#next}\n\n- [命令行](/guide/start/cli)\n- [1.0 版本](/blog/release/release-note-1_0)\n';

const config = (folder: string) => `
import { defineConfig } from '@rspress/core';
import { contentOverlay } from ${JSON.stringify(path.join(ROOT, 'plugins/checks/contentOverlay'))};
import { pluginNewFiles } from ${JSON.stringify(path.join(ROOT, 'plugins/host-fixes/newFiles'))};

export default defineConfig({
  root: ${JSON.stringify(path.join(folder, 'docs'))},
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  route: { cleanUrls: true, localeRedirect: 'never', exclude: ['*/shared/**'] },
  markdown: { link: { checkDeadLinks: false } },
  plugins: [
    contentOverlay(${JSON.stringify(path.join(folder, 'docs'))}),
    pluginNewFiles(${JSON.stringify(folder)}, ${JSON.stringify(path.join(folder, 'docs'))}),
  ],
});
`;

/** The host's development server with the content gates, over a copy of the smallest fixture that passes them all. */
const test = base.extend<{ site: DevServer & { readonly folder: string } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
  site: async ({}, use) => {
    const parent = path.join(ROOT, 'test-results');
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(path.join(parent, 'dev-site-'));
    cpSync(path.join(ROOT, 'tests/fixtures/good-site'), folder, { recursive: true });
    // Without the components that only the real site brings.
    writeFileSync(path.join(folder, 'docs/en/guide/start/intro.mdx'), PAGE);
    writeFileSync(path.join(folder, 'docs/zh/guide/start/intro.mdx'), TRANSLATION);
    writeFileSync(path.join(folder, 'rspress.config.ts'), config(folder));
    const server = await startDevServer({ folder, first: '/guide/start/intro' });
    await use({ ...server, folder });
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

test('a save shows in the page, its problem in terminal and overlay until it is mended', async ({
  page,
  site,
}) => {
  const file = path.join(site.folder, 'docs/en/guide/start/intro.mdx');
  const overlay = page.locator('rsbuild-error-overlay');
  const text = overlay.locator('.content');
  await page.goto(`${site.address}/guide/start/intro`);
  // The server compiles a page when it is first asked for.
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });

  appendFileSync(file, '\nA new paragraph with [here](/guide/start/cli).\n');
  const problem = `docs/en/guide/start/intro.mdx:${PAGE.split('\n').length + 1} links/text`;
  await expect(page.getByText('A new paragraph')).toBeVisible();
  // The gates start after the first page; later saves find them loaded.
  await expect(text).toContainText(problem, { timeout: 30_000 });
  await expect(text).toContainText('→ name the page or the task');
  expect(site.terminal()).toContain(problem);

  // The page lives on below an overlay that Escape takes away.
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  appendFileSync(file, '\nA second paragraph.\n');
  await expect(page.getByText('A second paragraph')).toBeVisible();
  await expect(text).toContainText(problem);
  await page.reload();
  await expect(text).toContainText(problem);

  writeFileSync(file, PAGE);
  await expect(page.getByText('A new paragraph')).toHaveCount(0);
  await expect(overlay).toHaveCount(0);
  await expect.poll(() => site.terminal()).toContain('Content: the problems are mended.');
});

test('issue 17 a new section and its first page are in the sidebar without a restart by hand', async ({
  page,
  site,
}) => {
  const docs = path.join(site.folder, 'docs');
  await page.goto(`${site.address}/guide/start/intro`);
  const entry = (name: string) => page.getByRole('complementary').getByText(name, { exact: true });
  await expect(entry('Command line')).toBeVisible({ timeout: 30_000 });
  for (const lang of LANGS) {
    mkdirSync(path.join(docs, lang, 'guide/recipes'));
    writeFileSync(path.join(docs, lang, 'guide/recipes/_meta.json'), '[]');
    const meta = path.join(docs, lang, 'guide/_meta.json');
    const list = JSON.parse(readFileSync(meta, 'utf8')) as unknown[];
    writeFileSync(meta, JSON.stringify([...list, { type: 'dir', name: 'recipes', label: 'Recipes' }]));
  }
  // While the host restarts for the section, when its watcher does not see new files.
  await expect.poll(() => site.terminal(), { timeout: 30_000 }).toContain('restarting server');
  await makePage({ key: 'guide/recipes/first', titles: { en: 'First recipe', zh: '第一个例子' } }, docs);
  await expect(entry('First recipe')).toBeVisible({ timeout: 60_000 });
  await entry('First recipe').click();
  await expect(page.getByRole('heading', { level: 1, name: 'First recipe' })).toBeVisible({
    timeout: 30_000,
  });
});
