import * as LIMITS from '../../site/limits';
import { hydrated, visit } from './hydrated';
import { test as fresh } from './fixtures';
import { settled } from './settled';
import { expect, test } from './sharedPage';

const HOME = '/zh/';

test('@phone S2-48 S2-50 the first screen has logo, name, for whom, what for, and the ways in @core', async ({
  page,
}) => {
  await page.goto(HOME);
  const main = page.getByRole('main');
  await expect(main).toHaveCount(1);
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Rsdoctor');
  for (const tool of ['Rspack', 'webpack']) await expect(title).toContainText(tool);
  await expect(main.locator('img').first()).toBeInViewport();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('paragraph').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: '快速开始' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('img').first()).toBeInViewport();
});

test('@phone S2-51 S2-52 Get Started and Learn More are 40 px high and lead there', async ({ page }) => {
  await page.goto(HOME);
  for (const [name, url] of [
    ['快速开始', '/zh/guide/start/quick-start'],
    // What follows the text on the button is for those who do not see it beside the rest (issue 7.7).
    ['了解更多 Rsdoctor 的介绍', '/zh/guide/start/intro'],
  ] as const) {
    const button = page.getByRole('main').getByRole('link', { name, exact: true });
    expect((await button.boundingBox())?.height).toBe(40);
    await button.click();
    await expect(page).toHaveURL(url);
    await page.goBack();
  }
});

test('S3-34 the whole card of a feature is its link, named by its title @core', async ({ page }) => {
  await page.goto(HOME);
  const card = page.locator('section:has(> #features) li[data-span]').nth(1);
  const link = card.getByRole('link');
  await expect(link).toHaveText(await card.getByRole('heading', { level: 3 }).innerText());
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) - 6, y: (box?.height ?? 0) - 6 } });
  await expect(page).toHaveURL('/zh/guide/usage/loaders-timeline');
});

test.describe('picture of the report', () => {
  for (const { system, stored, shown } of [
    { system: 'light', stored: undefined, shown: 'light' },
    { system: 'dark', stored: undefined, shown: 'dark' },
    { system: 'light', stored: 'dark', shown: 'dark' },
    { system: 'dark', stored: 'light', shown: 'light' },
  ] as const) {
    fresh(
      `S3-33 system ${system}, stored ${stored ?? 'nothing'}: the ${shown} one, once, in the smallest format`,
      async ({ page }) => {
        const loaded: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/images/report/home-')) loaded.push(pathname);
        });
        await page.emulateMedia({ colorScheme: system });
        if (stored) {
          await page.addInitScript(
            (theme) => localStorage.setItem('rspress-theme-appearance', theme),
            stored,
          );
        }
        await page.goto('/zh/');
        await settled(page);
        const image = page.getByRole('main').getByRole('img').first();
        await expect(image).toBeVisible();
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname))
          .toBe(`/images/report/home-zh-${shown}.avif`);
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1824);
        // Only a stored theme that the system does not share costs the other file.
        if (!stored) expect(loaded).toEqual([`/images/report/home-zh-${shown}.avif`]);
      },
    );
  }

  test('S3-33 it follows the theme switch @core', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    const image = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain('home-en-dark.avif');
  });
});

test.describe('stars', () => {
  const stars = '[data-star]';

  test('S2-53 S2-54 35 stars; those within 100 px of the mouse move away and come back', async ({ page }) => {
    await page.goto('/');
    const all = page.locator(stars);
    await expect(all).toHaveCount(LIMITS.starCount);
    await hydrated(page);
    const places = () =>
      all.evaluateAll((list) =>
        list.map((star) => {
          const { x, y, width, height } = star.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
      );
    const before = await places();
    const [first] = before;
    const mouse = { x: (first?.x ?? 0) + 30, y: first?.y ?? 0 };
    await page.mouse.move(mouse.x, mouse.y);
    const movedNow = async () =>
      (await places()).map(({ x, y }, index) =>
        Math.hypot(x - (before[index]?.x ?? 0), y - (before[index]?.y ?? 0)),
      );
    await expect.poll(async () => (await movedNow())[0]).toBeGreaterThan(15);
    (await movedNow()).forEach((way, index) => {
      const { x = 0, y = 0 } = before[index] ?? {};
      const isNear = Math.hypot(x - mouse.x, y - mouse.y) < LIMITS.starReach;
      if (!isNear) expect(way, `star ${index}`).toBeLessThan(0.5);
    });
    await page.mouse.move(700, 800);
    await expect.poll(async () => (await movedNow())[0]).toBeLessThan(0.5);
  });

  test('S2-53 they stay still for readers who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const box = await page.locator(stars).first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
    // Stars move in the frame after the mouse; two frames later none will.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    expect(await page.locator(stars).first().getAttribute('style')).not.toContain('--star-x');
  });
});
