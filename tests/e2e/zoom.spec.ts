import type { Page } from '@playwright/test';
import { visit } from './hydrated';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { entityTest as test } from './fixtureSite';

const picture = (page: Page) => page.getByRole('button', { name: 'Enlarge picture: A light square' });
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const copy = (page: Page) => page.locator('body > img');

/** Until the picture has arrived, medium-zoom ignores everything. */
const arrived = (page: Page) =>
  copy(page).evaluate((image) => Promise.all(image.getAnimations().map(({ finished }) => finished)));

async function open(page: Page) {
  await visit(page, '/picture');
  await picture(page).click();
  await expect(page.locator('.medium-zoom--opened')).toHaveCount(1);
  await arrived(page);
}

const isClosed = async (page: Page) => {
  await expect(overlay(page)).toHaveCount(0);
  await expect(copy(page)).toHaveCount(0);
  await expect(picture(page)).toBeVisible();
};

test('S2-32 a picture opens on click; S2-34 a click beside it closes; one inside a link stays the link', async ({
  page,
}) => {
  await open(page);
  await expect(overlay(page)).toBeVisible();
  await expect(copy(page)).toBeInViewport();
  await page.mouse.click(5, 5);
  await isClosed(page);
  await expect(page.getByRole('button', { name: /A linked square/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A linked square' })).toBeVisible();
});

test('S2-33 S2-35 S2-36 Escape, a change of the window, and scrolling beyond 40 px close', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await open(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await isClosed(page);
  await open(page);
  await page.evaluate(() => window.scrollBy(0, 40));
  await page.waitForTimeout(500);
  await expect(overlay(page)).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 1));
  await isClosed(page);
});

test('S2-37 pictures are ready 100 ms after the page', async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout: original } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      runWaiting: () => waiting.forEach((run) => run()),
      setTimeout: (run: () => void, after = 0) => (after === 100 ? waiting.push(run) : original(run, after)),
    });
  });
  await page.goto('/picture');
  await expect(page.getByRole('img', { name: 'A light square' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.locator('.medium-zoom-image')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { runWaiting: () => void }).runWaiting());
  await expect(page.locator('.medium-zoom-image')).not.toHaveCount(0);
});

test('S2-32 by keyboard: Tab reaches the picture, Space opens and closes it, Tab closes it and goes on', async ({
  page,
}) => {
  await visit(page, '/picture');
  await expect(picture(page)).toBeVisible();
  await page.getByRole('link', { name: 'Link to section: First' }).focus();
  await page.keyboard.press('Tab');
  await expect(picture(page)).toBeFocused();
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.press(key);
    await expect(overlay(page)).toBeVisible();
    await expect(picture(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(copy(page)).toHaveAttribute('aria-hidden', 'true');
    await arrived(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press(key === 'Space' ? 'Space' : 'Escape');
    await isClosed(page);
    await expect(picture(page)).toBeFocused();
    await expect(picture(page)).not.toHaveAttribute('aria-expanded');
  }
  await page.keyboard.press('Space');
  await expect(copy(page)).toBeVisible();
  await arrived(page);
  await page.keyboard.press('Tab');
  await isClosed(page);
  await expect(page.locator('main a[href="https://fixture.example/linked"]')).toBeFocused();
});
