import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally, type LocalServer } from '../../tools/server/httpServer';
import { BREAKPOINTS } from '../../site/limits';
import { buildFixture } from '../support/buildFixture';
import { hydrated, visit } from './hydrated';
import { expect, test as base } from './fixtures';

/** Builds the fixture `nav-site` with a setting of `hideNavbar`, once per worker, and serves it; without one is this site (`nav.spec.ts`). */
const test = base.extend<{ hideNavbar: string }, { open: (hideNavbar: string) => Promise<string> }>({
  hideNavbar: ['auto', { option: true }],
  open: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
    async ({}, use) => {
      const servers: LocalServer[] = [];
      const start = async (hideNavbar: string) => {
        const root = await buildFixture('nav-site', 'NAV_SITE_OUT', { HIDE_NAVBAR: hideNavbar });
        const server = await listenLocally(createSiteServer(root));
        servers.push(server);
        return server.origin;
      };
      const sites = new Map<string, Promise<string>>();
      await use((hideNavbar) => {
        const site = sites.get(hideNavbar) ?? start(hideNavbar);
        sites.set(hideNavbar, site);
        return site;
      });
      await Promise.all(servers.map(({ close }) => close()));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ open, hideNavbar }, use) => use(await open(hideNavbar)),
});

// One worker, so that each setting is built once; the first test of each waits for the build.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('S2-66 the version menu keeps the page and the language', async ({ page }) => {
  await visit(page, '/zh/guide/page?x=1');
  await page.getByRole('button', { name: '版本: v2' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'v1' }).click();
  await expect(page).toHaveURL('/v1/zh/guide/page?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('v1 zh');
  await page.getByRole('button', { name: '版本: v1' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'v2' }).click();
  await expect(page).toHaveURL('/zh/guide/page?x=1');
});

test('S2-62 S2-68 S2-69 S3-28 items stand left and right, five social links are shown, the rest is in a menu', async ({
  page,
}) => {
  await visit(page, '/guide/page');
  const left = page.getByRole('navigation', { name: 'Sections' });
  const right = page.getByRole('navigation', { name: 'Main' });
  await expect(left.getByRole('link')).toHaveText(['Left itembeta']);
  await expect(right.getByRole('link', { name: 'Linked group' })).toHaveAttribute('aria-current', 'page');
  const [a, b] = [await left.boundingBox(), await right.boundingBox()];
  expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThan(b?.x ?? 0);
  const links = page.getByRole('list', { name: 'Community' }).getByRole('link').filter({ visible: true });
  await expect(links).toHaveCount(5);
  await page.getByRole('button', { name: 'More: Community' }).click();
  await expect(links).toHaveCount(6);
  await page.getByRole('button', { name: 'WeChat' }).hover();
  await expect(page.getByText('Ask for the group')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('S2-63 S3-28 a group opens and shows everything below it, a group with a page of its own is a link too', async ({
  page,
}) => {
  await visit(page, '/custom');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Group', exact: true }).hover();
  await expect(main.getByRole('list', { name: 'Inner group' }).getByRole('link')).toHaveText(['Deep inside']);
  await expect(main.getByRole('link', { name: /^Outside/ })).toHaveAttribute('target', '_blank');
  await main.getByRole('button', { name: 'Pages of Linked group' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('link', { name: 'Below linked' })).toBeFocused();
  await main.getByRole('link', { name: 'Linked group', exact: true }).click();
  await expect(page).toHaveURL('/guide/page');
});

test('S2-72 S9-27 S9-32 scrolling down hides the bar, scrolling up shows it; hidden it is 0 high', async ({
  page,
}) => {
  await page.goto('/guide/page');
  const bar = page.getByRole('banner');
  const sizes = () =>
    bar.evaluate((element) => [
      element.getBoundingClientRect().height,
      getComputedStyle(document.documentElement).getPropertyValue('--site-nav-height').trim(),
    ]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(await sizes()).toEqual([72, '72px']);
  await page.mouse.wheel(0, 600);
  await expect.poll(sizes).toEqual([0, '0px']);
  await expect(bar.getByRole('link', { name: 'Bar' })).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.mouse.wheel(0, -100);
  await expect.poll(sizes).toEqual([72, '72px']);
  await expect(bar.getByRole('link', { name: 'Bar' })).toBeInViewport();
});

test('S2-72 a hidden bar comes back when the keyboard reaches it', async ({ page }) => {
  await page.goto('/custom');
  // A page that is scrolled before its scripts run hides nothing.
  await hydrated(page);
  await page.mouse.wheel(0, 600);
  const title = page.getByRole('banner').getByRole('link', { name: 'Bar' });
  await expect(title).not.toBeInViewport();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(page.locator('header :focus-visible')).toBeInViewport();
  await expect(title).toBeInViewport();
});

test('S2-60 on a doc page narrower than 1280 px the bar goes with the page, elsewhere it sticks', async ({
  page,
}) => {
  const position = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).position);
  for (const [path, width, expected] of [
    ['/guide/page', BREAKPOINTS.wide - 1, 'relative'],
    ['/guide/page', 390, 'relative'],
    ['/guide/page', BREAKPOINTS.wide, 'sticky'],
    ['/custom', BREAKPOINTS.wide - 1, 'sticky'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    expect([path, width, await position()]).toEqual([path, width, expected]);
  }
});

test.describe('hideNavbar always', () => {
  test.use({ hideNavbar: 'always' });

  test('S2-73 S9-27 there is no bar, and nothing leaves room for it', async ({ page }) => {
    await page.goto('/guide/page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const height = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--site-nav-height').trim(),
    );
    expect(height).toBe('0px');
  });
});
