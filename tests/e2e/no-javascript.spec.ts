import { pageTag } from '../support/pageTag';
import { SITE_PAGES } from '../support/sitePages';
import { expect, test } from './sharedPage';

test.use({ javaScriptEnabled: false });

for (const { url, lang, title, route } of SITE_PAGES) {
  test(`S1-5 ${url} is readable without JavaScript`, { tag: pageTag(route.path, lang) }, async ({ page }) => {
    await page.goto(url);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const text = (await main.innerText()).trim();
    expect(text.length).toBeGreaterThan(route.kind === 'home' ? 120 : 150);
    if (route.kind === 'home') return;
    expect(text).toContain(title);
    await expect(
      page
        .getByRole('navigation', { name: /^(?:Documentation|文档目录)$/ })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });
}

test('without JavaScript the buttons of the home page lead to the live reports', async ({ page }) => {
  await page.goto('/zh/');
  await page.getByRole('main').getByRole('link', { name: '打开示例报告' }).click();
  await expect(page).toHaveURL('/zh/guide/start/live-report#rspack-app');
});

test('issue 19 without JavaScript a question opens by a press, and by its address', async ({ page }) => {
  await page.goto('/guide/more/faq#differs-from-gzip');
  await expect(page.getByText('Your server compresses with other settings')).toBeVisible();
  const answer = page.getByText('The report divides by 1000');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'differ from the file on disk' }).click();
  await expect(answer).toBeVisible();
});
