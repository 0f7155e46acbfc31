import { SHOT_FILES } from '../../site/shotFiles';
import { entityTest as entity } from './fixtureSite';
import { expect, test } from './fixtures';
import { hydrated, settled, visit } from './hydrated';

const HOME = '/zh/';

test('S2-48 S2-50 S2-51 S2-52 the first screen has logo, name, for whom, what for, and the ways in @phone @core', async ({
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
  await expect(main.getByRole('img').first()).toBeInViewport();
  for (const [name, url] of [
    ['快速开始', '/zh/guide/start/quick-start'],
    // What follows the text on the button is for those who do not see it beside the rest (issue 7.7).
    ['了解更多 Rsdoctor 的介绍', '/zh/guide/start/intro'],
  ] as const) {
    const button = main.getByRole('link', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBe(40);
    await button.click();
    await expect(page).toHaveURL(url);
    await page.goBack();
  }
});

test('S2-49 S3-34 at 320 px every card takes the row; the whole card is its link @quick', async ({
  page,
}) => {
  await page.goto(HOME);
  const cards = page.locator('section:has(> #features) li[data-span]');
  const card = cards.nth(1);
  await expect(card.getByRole('link')).toHaveText(await card.getByRole('heading', { level: 3 }).innerText());
  await page.setViewportSize({ width: 320, height: 700 });
  const widths = await cards.evaluateAll((list) => list.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(280);
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) - 6, y: (box?.height ?? 0) - 6 } });
  await expect(page).toHaveURL('/zh/guide/usage/loaders-timeline');
});

entity(
  'S2-49 S2-52 spans 2 and 6 are a half of the row, 3 a quarter, 4 and none a third; a code host opens a new tab',
  async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const cards = main.locator('li[data-span]');
    const widths = await cards.evaluateAll((list) => list.map((card) => card.getBoundingClientRect().width));
    const row = await cards
      .first()
      .evaluate((card) => card.parentElement?.getBoundingClientRect().width ?? 0);
    const share = widths.map((width) => Math.round((12 * (width + 16)) / (row + 16)));
    expect(share).toEqual([6, 3, 4, 6]);
    const host = main.getByRole('link', { name: 'Second action' });
    await expect(host).toHaveAttribute('href', 'https://fixture.example/out');
    await expect(host).toHaveAttribute('target', '_blank');
    await expect(host).toHaveAttribute('rel', /noopener/);
  },
);

test('S3-33 issue 18.1 a phone gets a part of the picture, as sharp as its screen, in its own proportions @phone-only', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await settled(page);
  const image = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname))
    .toBe('/images/report/overall-phone-en-dark.avif');
  const { shown, file } = await image.evaluate((element: HTMLImageElement) => {
    const { width, height } = element.getBoundingClientRect();
    return { shown: { width, height }, file: { width: element.naturalWidth, height: element.naturalHeight } };
  });
  expect(file.width).toBeGreaterThanOrEqual(shown.width * 2);
  expect(shown.width / shown.height).toBeCloseTo(file.width / file.height, 1);
});

for (const stored of [undefined, 'light'] as const) {
  test(`S3-33 on a dark system, stored ${stored ?? 'nothing'}: one picture, in its theme, that follows the switch`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/images/report/home-')) loaded.push(pathname);
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem('rspress-theme-appearance', theme);
    }, stored);
    await page.goto(HOME);
    await settled(page);
    const image = page.getByRole('main').getByRole('img').first();
    const file = () => image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname);
    await expect.poll(file).toBe(`/images/report/home-zh-${stored ?? 'dark'}.avif`);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(
      SHOT_FILES.home.zh.width,
    );
    // Only a stored theme that the system does not share costs the other file.
    if (!stored) expect(loaded).toEqual(['/images/report/home-zh-dark.avif']);
    await page.getByRole('banner').getByRole('switch').click();
    await expect.poll(file).toBe(`/images/report/home-zh-${stored ? 'dark' : 'light'}.avif`);
  });
}

test('S2-53 S2-54 35 stars; those within 100 px of the mouse move away and come back; for less motion they stay', async ({
  page,
}) => {
  await page.goto('/');
  const all = page.locator('[data-star]');
  await expect(all).toHaveCount(35);
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
    const isNear = Math.hypot(x - mouse.x, y - mouse.y) < 100;
    if (!isNear) expect(way, `star ${index}`).toBeLessThan(0.5);
  });
  await page.mouse.move(700, 800);
  await expect.poll(async () => (await movedNow())[0]).toBeLessThan(0.5);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.mouse.move(mouse.x, mouse.y);
  // Stars move in the frame after the mouse; two frames later none will.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  expect(await all.first().getAttribute('style')).not.toContain('--star-x');
});
