import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { copyProject } from '../../tools/mutants/copyProject';
import { ROOT } from '../support/site';
import { startDevServer } from '../support/startDevServer';
import { addJapanese } from '../support/thirdLanguage';

const PAGE = 'guide/usage/bundle-size';
const NOTICE = 'このページはまだ翻訳されていない';

/** The server compiles a page when it is first asked for. */
const expect = expectSoon.configure({ timeout: 60_000 });

test(
  'issue 17 development server: a language with two pages shows the others in English, until they are translated',
  { tag: '@third-language' },
  async ({ page }) => {
    test.setTimeout(600_000);
    const parent = path.join(ROOT, 'test-results');
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(path.join(parent, 'dev-third-language-'));
    const copy = path.join(folder, 'copy');
    const docs = (lang: string): string => path.join(copy, 'docs', lang, `${PAGE}.mdx`);
    copyProject(ROOT, copy);
    addJapanese(copy);
    const server = await startDevServer({ folder: copy, first: '/ja/guide/start/intro' });
    try {
      await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
      await page.goto(`${server.address}/ja/${PAGE}`);
      const main = page.getByRole('main');
      const title = main.getByRole('heading', { level: 1 });
      await expect(main.getByText(NOTICE)).toBeVisible();
      await expect(title).toHaveAttribute('lang', 'en');

      // Saved in English, shown in the page that is open.
      const english = readFileSync(docs('en'), 'utf8');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      writeFileSync(docs('en'), `${english}\nA paragraph that was added later.\n`);
      await expect(main.getByText('A paragraph that was added later.')).toBeVisible();
      expectSoon(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

      // Translated, without a restart.
      mkdirSync(path.dirname(docs('ja')), { recursive: true });
      writeFileSync(docs('ja'), english.replace(/^# .* \{/m, '# バンドルサイズ {'));
      await expect(title).toContainText('バンドルサイズ');
      await expect(main.getByText(NOTICE)).toHaveCount(0);
      await expect(title).not.toHaveAttribute('lang', 'en');
      await expect(
        page.getByRole('navigation', { name: 'Documentation' }).getByText('バンドルサイズ'),
      ).toBeVisible();

      // The switch leads to the page in the other languages.
      const inChinese = page.locator('a[hreflang="zh"]').first();
      await expect(inChinese).toHaveAttribute('href', `/zh/${PAGE}`);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
