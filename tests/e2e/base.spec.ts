import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { serveBase } from '../support/serveBase';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';

const BASE = '/docs/';
const below = (path: string) => `${BASE.slice(0, -1)}${path}`;

test('issue 7.6 below a base path a link, the search, the language and a wrong address work', async ({
  page,
  pageErrors,
}) => {
  // A build of the site.
  test.setTimeout(300_000);
  const site = await serveBase(BASE);
  for (const lang of LANGS) {
    await page.goto(site.origin + below(localePath('/guide/start/intro', lang)));
    await hydrated(page);
    const next = below(localePath('/guide/start/live-report', lang));
    await page.locator(`[data-part="sidebar"] a[href="${next}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${next}$`));

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('bundle-diff');
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('href', new RegExp(`^${BASE}`));
    await first.click();
    await expect(page.getByRole('dialog', { name: SEARCH_WORDS.name[lang] })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(BASE));

    const [own, other] = lang === 'en' ? ['English', '简体中文'] : ['简体中文', 'English'];
    await page.goto(site.origin + below(localePath('/guide/start/intro', lang)));
    await page.getByRole('banner').getByRole('button', { name: own }).click();
    await page.getByRole('link', { name: other }).first().click();
    const translated = localePath('/guide/start/intro', lang === 'en' ? 'zh' : 'en');
    await expect(page).toHaveURL(new RegExp(`${below(translated)}$`));

    const missing = await page.goto(site.origin + below(localePath('/nowhere', lang)));
    expect(missing?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await site.close();
  // The site is served elsewhere than the others; the browser itself reports the status of a missing page.
  const own = pageErrors.filter(
    (line) => !line.startsWith(`outside: ${site.origin}`) && !line.includes('404'),
  );
  pageErrors.splice(0, pageErrors.length, ...own);
});
