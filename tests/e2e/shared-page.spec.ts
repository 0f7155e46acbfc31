import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect, test } from './sharedPage';

const PAGE = '/guide/start/intro';

test.describe.configure({ mode: 'serial' });

let first: Page;

test('a test on the shared page may leave everything behind', async ({ page, pageErrors }) => {
  first = page;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' });
  await page.setViewportSize({ width: 500, height: 500 });
  await page.route('**/*.css', (route) => route.abort());
  page.on('request', () => pageErrors.push('a listener of the first test'));
  await page.goto(PAGE);
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    setInterval(() => console.error('late'), 1);
  });
  await expect.poll(() => pageErrors.length).toBeGreaterThan(1);
  await page.evaluate(() => {
    for (let id = 0; id < 10_000; id += 1) clearInterval(id);
    setTimeout(() => console.error('later'), 500);
  });
  pageErrors.splice(0);
});

test('and the next one finds nothing of it', async ({ page, pageErrors, viewport }) => {
  expect(page === first, 'one page for both').toBe(true);
  await page.goto(PAGE);
  await hydrated(page);
  expect(await page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left')])).toEqual([
    null,
    null,
  ]);
  expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
  expect(await page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([
    viewport?.width,
    viewport?.height,
  ]);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', 'print']) {
    expect(await page.evaluate((text) => matchMedia(text).matches, query), query).toBe(false);
  }
  expect(pageErrors).toEqual([]);
});

test.fail('a complaint fails the test in which it is heard', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => console.error('heard'));
});
