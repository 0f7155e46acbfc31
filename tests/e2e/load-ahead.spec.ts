import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RouteRow } from '../../packages/lean/RouteRow';
import { OUT } from '../support/site';
import { visit } from './hydrated';
import { expect, test } from './fixtures';

const PAGE = '/guide/start/intro';

/** The list of the English pages, as the site has it. */
async function rowsOf(page: Page): Promise<readonly RouteRow[]> {
  const text = (await page.locator('#site-pages').textContent()) ?? '';
  const { lists } = JSON.parse(text) as { lists: Record<string, string> };
  const file = lists[''] ?? '';
  return JSON.parse(readFileSync(path.join(OUT, file), 'utf8')) as RouteRow[];
}

/** Addresses of the scripts and sheets that the page asks for. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/static\/(?:js|css)\/async\//.test(pathname)) asked.push(pathname.slice(1));
  });
  return asked;
}

const filesOf = (rows: readonly RouteRow[], address: string) =>
  rows.find(([path]) => path === address)?.[4].filter((file) => file.endsWith('.js')) ?? [];

const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Clicks without a pointer: hovering would load the page before. */
const follow = (page: Page, address: string) =>
  page
    .locator(`nav a[href="${address}"]`)
    .first()
    .evaluate((link) => {
      Object.assign(window, { isSameDocument: true });
      (link as HTMLElement).click();
    });

test('issue 14.4 a click on a link in view asks for no script of the page', async ({ page }) => {
  const asked = watch(page);
  await visit(page, PAGE);
  const rows = await rowsOf(page);
  let files: string[] = [];
  let target = '';
  await expect
    .poll(async () => {
      const links = await page
        .locator('nav a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const row = rows.find(
        ([path]) =>
          links.includes(path) &&
          filesOf(rows, path).length > 0 &&
          filesOf(rows, path).every((file) => asked.includes(file)) &&
          path !== PAGE,
      );
      target = row?.[0] ?? '';
      files = filesOf(rows, target);
      return target;
    })
    .not.toBe('');
  await page.waitForLoadState('networkidle');

  asked.length = 0;
  await follow(page, target);
  await expect(page).toHaveURL(target);
  await expect(page.locator('nav [aria-current="page"]').first()).toHaveAttribute('href', target);
  expect(await isMarked(page)).toBe(true);
  expect(asked.filter((file) => files.includes(file))).toEqual([]);
});
