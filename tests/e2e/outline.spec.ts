import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { visit } from './hydrated';
import { axeViolations } from './axeViolations';

const PAGE = '/config/options/options';
const outline = (page: Page, name = 'ON THIS PAGE') => page.getByRole('navigation', { name });
const button = (page: Page) => page.getByRole('button', { name: 'ON THIS PAGE' });
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** The lower edge of what covers the top of the page. */
const edge = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));

test('S2-22 S2-23 S9-37 lists the headings from h2 to h4 under its title, those of the part being read in sight', async ({
  page,
}) => {
  for (const [url, title] of [
    [PAGE, 'ON THIS PAGE'],
    [`/zh${PAGE}`, '本页目录'],
  ] as const) {
    await visit(page, url);
    const links = outline(page, title).locator('a');
    const headings = page.getByRole('main').locator(':is(h2, h3, h4)[id]');
    expect(await headings.count()).toBeGreaterThan(5);
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)),
      ),
    ).toEqual(await headings.evaluateAll((all) => all.map((heading) => `#${heading.id}`)));
    await expect(outline(page, title).getByText(title, { exact: true })).toBeVisible();
    const shown = outline(page, title).getByRole('link');
    await expect(shown).toHaveCount(await page.getByRole('main').locator('h2[id]').count());
    const third = page.locator('main h3[id]').nth(3);
    await third.evaluate((heading) => heading.scrollIntoView());
    await expect(outline(page, title).locator('[data-depth="1"][aria-current]')).toBeInViewport();
    expect(await shown.count()).toBeLessThan(await links.count());
  }
});

test('S2-23 marks the heading being read, also near the end, and keeps it in view', async ({ page }) => {
  await visit(page, PAGE);
  const current = outline(page).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  const ids = await page
    .getByRole('main')
    .locator(':is(h2, h3, h4)[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  for (const id of [ids[2], ids[Math.floor(ids.length / 2)], ids.at(-1)]) {
    await page.evaluate((name) => document.getElementById(name ?? '')?.scrollIntoView(), id);
    // The last sections of a page cannot reach its top; there the end of the page decides.
    if (id === ids.at(-1)) await expect(current).toHaveCount(1);
    else await expect(current).toHaveAttribute('href', `#${id}`);
    await expect(current).toBeInViewport();
  }
  // At the top, all sections are folded.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  const links = outline(page).getByRole('link');
  for (const index of [-1, -2]) {
    const link = links.nth((await links.count()) + index);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(current).toHaveCount(1);
  }
});

test('S5-8 S4-12 a link leads to its heading, below the bars, marks it and puts the keyboard there @core', async ({
  page,
}) => {
  for (const width of [1440, 900, 390]) {
    await resize(page, width);
    await visit(page, PAGE);
    if (width < 961) await button(page).click();
    const link = outline(page).getByRole('link').nth(4);
    const id = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeFocused();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(Math.abs(top - (await edge(page)))).toBeLessThan(2);
    const bar = page.getByRole('banner');
    expect(top).toBeGreaterThanOrEqual(((await bar.boundingBox())?.height ?? 0) - 1);
    if (width >= 961) await expect(link).toHaveAttribute('aria-current', 'location');
  }
});

test('S2-21 S9-28 S9-29 S9-30 it stands beside the text; in a popup below a bar of 46 px on narrow screens', async ({
  page,
}) => {
  const bar = page.locator('[data-menu-bar]');
  for (const [query, columns] of [
    ['', { 1440: true, 1280: true, 1279: true, 1104: true, 1000: false, 961: false, 960: false, 390: false }],
    ['?sidebar=0', { 961: true, 960: false }],
  ] as const) {
    await page.goto(`${PAGE}${query}`);
    for (const [width, column] of Object.entries(columns)) {
      await resize(page, Number(width));
      if (Number(width) >= 1280) await expect(bar).toBeHidden();
      else if (!query) expect((await bar.boundingBox())?.height).toBe(46);
      if (!column) {
        await expect(outline(page), width).toBeHidden();
        await expect(button(page), width).toBeVisible();
        continue;
      }
      await expect(button(page), width).toBeHidden();
      await expect(outline(page), width).toBeVisible();
      const text = await page.getByRole('main').boundingBox();
      const list = await outline(page).boundingBox();
      expect(list?.x, width).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
      expect(text?.width, width).toBeGreaterThanOrEqual(560);
    }
  }
});

test.describe('as a popup', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('S4-12 opens and closes by its button, Escape, a press outside and moving on @quick', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const open = () => expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    const closed = async () => {
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(outline(page)).toBeHidden();
    };
    await closed();
    await button(page).click();
    await open();
    await expect(outline(page)).toBeVisible();
    expect(await axeViolations(page, 'nav, [data-menu-bar]')).toEqual([]);
    await button(page).click();
    await closed();
    await button(page).press('Space');
    await open();
    await page.keyboard.press('Tab');
    await expect(outline(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await closed();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await page.mouse.click(20, 800);
    await closed();
    await button(page).click();
    await outline(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await closed();
  });
});

test('S9-33 looks at most every 100 ms', async ({ page }) => {
  await visit(page, PAGE);
  // Scrolls down and up again in steps of one frame, and notes when the place of a heading is asked for.
  const looks = await page.evaluate(async () => {
    const times: number[] = [];
    const heading = document.querySelector('main h2[id]');
    if (!heading) return times;
    const measure = heading.getBoundingClientRect.bind(heading);
    heading.getBoundingClientRect = () => {
      times.push(performance.now());
      return measure();
    };
    const end = performance.now() + 1000;
    for (let step = 0; performance.now() < end; step += 1) {
      window.scrollBy(0, step % 2 ? -60 : 120);
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return times;
  });
  expect(looks.length).toBeGreaterThan(2);
  const gaps = looks.slice(1).map((time, index) => time - (looks[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(98);
});
