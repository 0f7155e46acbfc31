import { LANGS } from '../../site/languages';
import { OPTIONS_PATH, RULE_INDEX_PATH as INDEX, localePath, rulePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import { RULE_INDEX_WORDS } from '../../site/words/rules';
import { expect, test } from './fixtures';
import { visit } from './hydrated';

test('S9-2 the rule index lists every rule and leads to it @quick', async ({ page }) => {
  await visit(page, localePath(INDEX, 'zh'));
  const rows = page.getByRole('table', { name: RULE_INDEX_WORDS.name.zh }).getByRole('rowheader');
  await expect(rows).toHaveCount(RULES.length);
  await page.getByRole('link', { name: 'E1003', exact: true }).click();
  await expect(page).toHaveURL(localePath(rulePath('E1003'), 'zh'));
  await expect(page.getByRole('heading', { level: 1, name: /E1003/ })).toBeInViewport();
});

test('no column of the tables of rules and options is cut off at any width', async ({ page }) => {
  for (const path of [INDEX, OPTIONS_PATH].flatMap((each) => LANGS.map((lang) => localePath(each, lang)))) {
    await page.goto(path);
    for (const width of [320, 390, 768, 960, 1024, 1100, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const table = page.getByRole('main').getByRole('table').first();
      const cut = await table.evaluate(
        (element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
      );
      expect(cut, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
