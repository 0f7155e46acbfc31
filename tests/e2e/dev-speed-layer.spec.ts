import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectSoon, test, type Page } from '@playwright/test';
import { ROOT } from '../support/site';
import { startDevServer } from '../support/startDevServer';

const FIXTURE = path.join(ROOT, 'tests/fixtures/base-site');

/** The server compiles a page when it is first asked for. */
const expect = expectSoon.configure({ timeout: 60_000 });

const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('issue 16 in development with the speed layer links lead on without a new document, and a save shows', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const parent = path.join(ROOT, 'test-results');
  mkdirSync(parent, { recursive: true });
  const docs = mkdtempSync(path.join(parent, 'dev-speed-layer-'));
  cpSync(path.join(FIXTURE, 'docs'), docs, { recursive: true });
  const env = { BASE_SITE_DOCS: docs, SITE_SPEED: 'on' };
  const server = await startDevServer({ folder: FIXTURE, first: '/docs/guide/one', env });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto(`${server.address}/docs/guide/one`);
  await expect(page.locator('h1#one')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').locator('a[href*="/guide/two"]').first().click();
  await expect(page.locator('h1#two')).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  const file = path.join(docs, 'en/guide/two.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA paragraph that was added later.\n`);
  await expect(page.getByText('A paragraph that was added later.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
  await server.stop();
  rmSync(docs, { recursive: true, force: true });
});
