import { LANGS } from '../../site/languages';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { OPTIONS_PATH, RULE_INDEX_PATH as INDEX, localePath, rulePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import { RULE_INDEX_WORDS, RULE_REPORTS } from '../../site/words/rules';
import { inTurn } from '../support/inTurn';
import { hydrated } from './hydrated';
import { expect, test } from './sharedPage';

for (const lang of LANGS) {
  test(
    `S9-2 the rule index lists every rule and finds one by code, title and text: ${lang} @core`,
    { tag: inTurn(0, lang) },
    async ({ page }) => {
      await page.goto(localePath(INDEX, lang));
      await hydrated(page);
      const rows = page.getByRole('table', { name: RULE_INDEX_WORDS.name[lang] }).getByRole('rowheader');
      await expect(rows).toHaveCount(RULES.length);
      const filter = page.getByRole('searchbox', { name: RULE_INDEX_WORDS.filter[lang] });
      for (const query of ['e1008', 'cjs-require', RULE_REPORTS.E1008[lang].slice(-12)]) {
        await filter.fill(query);
        await expect(rows).toHaveCount(1);
        await expect(rows).toContainText('E1008');
      }
      const status = page.getByRole('main').getByRole('status').filter({ hasText: '1' });
      await expect(status).toHaveText(lang === 'en' ? '1 of 9 rules' : '显示 1 条，共 9 条规则');
      await filter.fill('xyz');
      await expect(rows).toHaveCount(0);
      await expect(page.getByRole('main').getByText('xyz')).toBeVisible();
      await filter.fill('');
      await expect(rows).toHaveCount(RULES.length);
    },
  );

  test(
    `S9-2 a rule leads to its page, S9-3 an option to its section: ${lang}`,
    { tag: inTurn(1, lang) },
    async ({ page }) => {
      await page.goto(localePath(INDEX, lang));
      await page.getByRole('link', { name: 'E1003', exact: true }).click();
      await expect(page).toHaveURL(localePath(rulePath('E1003'), lang));
      await expect(page.getByRole('heading', { level: 1, name: /E1003/ })).toBeInViewport();
      await page.goto(localePath(OPTIONS_PATH, lang));
      const options = page.getByRole('main').locator('table[aria-label]').first().locator('tbody th');
      await expect(options).toHaveCount(PLUGIN_OPTIONS.filter(({ state }) => !state).length);
      await options.getByRole('link', { name: 'output.reportDir' }).click();
      await expect(page.getByRole('heading', { name: 'output.reportDir' })).toBeInViewport();
    },
  );
}

test('S9-3 every link of the option table leads to a heading of the page', async ({ page }) => {
  await page.goto(OPTIONS_PATH);
  const lost = await page
    .locator('main table[aria-label] tbody th')
    .evaluateAll((cells) =>
      cells
        .map((cell) => cell.querySelector('a')?.hash.slice(1) ?? '')
        .filter((id) => !document.getElementById(id)?.matches('h2, h3, h4')),
    );
  expect(lost).toEqual([]);
});

for (const path of [INDEX, OPTIONS_PATH]) {
  test(`no column of the table is cut off at any width: ${path}`, async ({ page }) => {
    for (const lang of LANGS) {
      await page.goto(localePath(path, lang));
      for (const width of [320, 390, 768, 960, 1024, 1100, 1280, 1366, 1440, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await page
          .getByRole('main')
          .getByRole('table')
          .first()
          .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
        expect(cut, `${lang}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
