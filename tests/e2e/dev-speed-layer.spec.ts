import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectSoon, test as base, type Page } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { ROOT } from '../support/site';
import { startDevServer } from '../support/startDevServer';
import { searchParts } from './searchDialog';

const FIXTURE = path.join(ROOT, 'tests/fixtures/base-site');
const NAME = 'rspack-app';

/** The server compiles a page, and the scripts of a dialog, when they are first asked for. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** Pages of the development server, with the address of the site; `docs` is the folder of its own pages. */
const test = base.extend<object, { site: { address: string; docs: string } }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
    async ({}, use) => {
      const parent = path.join(ROOT, 'test-results');
      mkdirSync(parent, { recursive: true });
      const docs = mkdtempSync(path.join(parent, 'dev-speed-layer-'));
      cpSync(path.join(FIXTURE, 'docs'), docs, { recursive: true });
      for (const lang of LANGS) {
        const text = `# Report {#report}\n\n<ReportDemo name="${NAME}" />\n`;
        writeFileSync(path.join(docs, lang, 'guide/report.mdx'), text);
      }
      const env = { BASE_SITE_DOCS: docs, BASE_SITE_REPORTS: '1', SITE_SPEED: 'on' };
      const server = await startDevServer({ folder: FIXTURE, first: '/docs/guide/one', env });
      await use({ address: `${server.address}/docs`, docs });
      await server.stop();
      rmSync(docs, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One server for both, in one worker.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
});

test('issue 16 with the speed layer links lead on without a new document, the language is switched, search finds', async ({
  page,
  site,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site.address}/guide/one`);
  await expect(page.locator('h1#one')).toBeVisible();
  await mark(page);
  await page.getByRole('main').locator('a[href*="/guide/two"]').first().click();
  await expect(page.locator('h1#two')).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await page.goto(`${site.address}/guide/one`);
  const { button, field, options } = searchParts(page);
  await button.click();
  await expect(field).toBeFocused();
  await field.fill('second page');
  await expect(options.first()).toContainText('Second page');
  await field.press('Enter');
  await expect(page.locator('h1#two')).toBeVisible();

  await page.goto(`${site.address}/guide/one`);
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).hover();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(`${site.address}/zh/guide/one`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('h1#one')).toBeVisible();
  expect(errors).toEqual([]);
});

test('issue 16 with the speed layer a live report opens, and a saved change shows in the page that is open', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/guide/report`);
  // Until its script is compiled, the link opens the report in a new tab. The same script enlarges pictures.
  await expect(page.locator('.medium-zoom-image').first()).toBeAttached();
  const title = REPORT_DEMOS[NAME].title.en;
  await page.getByRole('link', { name: new RegExp(`: ${title}`) }).click();
  const report = page.getByTitle(title).contentFrame();
  await expect(report.getByText(REPORT_NUMBERS[NAME].totalSize ?? '').first()).toBeVisible();

  const file = path.join(site.docs, 'en/guide/two.md');
  await page.goto(`${site.address}/guide/two`);
  await expect(page.locator('h1#two')).toBeVisible();
  await mark(page);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA paragraph that was added later.\n`);
  await expect(page.getByText('A paragraph that was added later.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
