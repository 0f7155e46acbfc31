import { PAGE_KINDS } from '../support/pageKinds';
import { axeViolations, colourViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { settled, visit } from './hydrated';

const PAGE = '/guide/start/quick-start';
const LONG_PAGE = '/config/options/options';

for (const [kind, tag] of [
  ['home', '@quick'],
  ['options', ''],
] as const) {
  test(`2.4.1 the first stop of the keyboard leads past the navigation: ${kind} ${tag}`, async ({ page }) => {
    await visit(page, PAGE_KINDS[kind]);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

test('S5-8 issue 7.2 a hostile hash harms nothing, at first or later', async ({ page }) => {
  for (const hash of [
    '#%E0%A4%A',
    '#<img src=x onerror=alert(1)>',
    '#constructor',
    `#${'<b>'.repeat(3_400)}`,
  ]) {
    await test.step(hash.slice(0, 40), async () => {
      await visit(page, `${LONG_PAGE}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate((value) => {
        window.location.hash = '';
        window.location.hash = value;
      }, hash);
      await page.getByRole('link', { name: /^Previous Page/ }).click();
      await expect(page).not.toHaveURL(new RegExp(LONG_PAGE));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a reader who scrolls before the scripts have run is not taken back', async ({ page }) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/static\/js\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(LONG_PAGE, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  go();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('a page opened without a new document is announced, begins at its top, and the keyboard begins with it @core', async ({
  page,
}) => {
  const said = page.locator('#__rspress_root > [role=status]');
  await visit(page, PAGE);
  await expect(said).toHaveText('');
  await page.getByRole('link', { name: /^Next Page/ }).click();
  await expect(page).toHaveURL('/guide/start/first-report');
  // The address changes before the new page is drawn.
  await expect(page).not.toHaveTitle(/^Quick start/);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await expect(page).toHaveTitle(`${title} - Rsdoctor`);
  await expect(said).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  // Focus in the sidebar stays where it is.
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  const link = sidebar.getByRole('link', { name: 'What is Rsdoctor?' });
  await link.click();
  await expect(page).toHaveURL('/guide/start/intro');
  await expect(said).not.toHaveText(title);
  await expect(link).toBeFocused();
});

test('2.4.11 focus is never below a bar @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, LONG_PAGE);
  await page.getByRole('main').focus();
  const covered: string[] = [];
  for (const key of [...Array<string>(60).fill('Tab'), ...Array<string>(55).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element?.closest('main')) return undefined;
      const box = element.getBoundingClientRect();
      const bars = [...document.querySelectorAll('header, [data-menu-bar]')].map((bar) =>
        bar.getBoundingClientRect(),
      );
      const edge = Math.max(...bars.map((bar) => bar.bottom));
      return box.top < edge - 1 && box.bottom > 0 && box.height < 300
        ? `${element.outerHTML.slice(0, 80)} at ${box.top}`
        : undefined;
    });
    if (fault) covered.push(fault);
  }
  expect(covered).toEqual([]);
});

test('issue 7.7 axe finds nothing on a scrolled doc page with a copied sample, in either theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/guide/rules/e1001');
  const copy = page.getByRole('button', { name: 'Copy code' }).first();
  await copy.focus();
  await copy.evaluate((button) => button.scrollIntoView());
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    await copy.press('Space');
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    expect(await (theme === 'light' ? axeViolations : colourViolations)(page), theme).toEqual([]);
  }
});
