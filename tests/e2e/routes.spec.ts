import { SITE_TITLE } from '../../site/identity';
import { SITE_PAGES } from '../support/sitePages';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';

test('S2-9..S2-15 every address answers with its title @core', async ({ page, request }) => {
  for (const { url, lang, title, route } of SITE_PAGES) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    const full = route.kind === 'home' ? SITE_TITLE : `${title} - ${SITE_TITLE}`;
    expect((await answer.text()).replaceAll('&#x27;', "'"), url).toContain(`>${full}</title>`);
    if (route.path !== '/guide/start/intro' && route.kind !== 'home') continue;
    // What scripts make of it.
    await page.goto(url);
    await hydrated(page);
    await expect(page).toHaveTitle(full);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('S2-5 S2-6 S2-17 other ways to write an address lead to the page @quick', async ({ page }) => {
  for (const [from, to] of [
    ['/zh/guide/start/intro.html', '/zh/guide/start/intro'],
    ['/index', '/'],
    ['/zh/index', '/zh/'],
    ['/zh', '/zh/'],
    ['/config/options/options-shared', '/config/options/options'],
    ['/zh/guide/start/quick-start-shared', '/zh/guide/start/quick-start'],
  ] as const) {
    const response = await page.goto(from);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
