import { readFile } from 'node:fs/promises';
import { LANGS } from '../../site/languages';
import { SEARCH_FLAG } from '../../site/pageMarks';
import { localePath } from '../../site/routes';
import { WORDS } from '../../site/words';
import { addressQuery } from '../../theme/search/addressQuery';
import { hostileQueries } from '../support/hostileQueries';
import { markdownFile } from '../support/outputText';
import { OUT } from '../support/site';
import { settled } from './settled';
import { expect, test } from './fixtures';
import { searchParts } from './searchDialog';

const asking = (query: string, path = '/') => `${path}?${new URLSearchParams({ [SEARCH_FLAG]: query })}`;

for (const [lang, query] of [
  ['en', 'webpack'],
  ['zh', '产物体积'],
] as const) {
  test(`issue 7.5 an address with a query opens the search with it: ${lang}`, async ({ page }) => {
    const { dialog, field, options } = searchParts(page, lang);
    await page.goto(asking(query, localePath('/', lang)));
    await expect(field).toHaveValue(query);
    await expect(field).toBeFocused();
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('issue 7.5 the way back leads to the question, also before the page of the result is drawn', async ({
  page,
}) => {
  const { field, options } = searchParts(page);
  await page.goto(asking('bundle diff'));
  await expect(options.first()).toBeVisible();
  let hasLeft = false;
  await page.exposeFunction('leave', () => (hasLeft = true));
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history);
    window.history.pushState = (...entry) => {
      push(...entry);
      window.history.back();
      (window as unknown as { leave: () => void }).leave();
    };
  });
  await field.press('Enter');
  await expect.poll(() => hasLeft).toBe(true);
  await expect(page).toHaveURL(asking('bundle diff'));
  await expect(field).toHaveValue('bundle diff');
  await expect(options.first()).toBeVisible();
});

test('issue 7.5 an address without a query opens nothing', async ({ page }) => {
  const { dialog } = searchParts(page);
  for (const address of ['/?search=', '/?search=%20', '/?query=webpack']) {
    await page.goto(address);
    await settled(page);
    await expect(dialog).toBeHidden();
  }
});

test('S4-14 issue 7.5 the first visit of a Chinese reader keeps the query', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(asking('webpack'));
  await expect(page).toHaveURL(asking('webpack', '/zh/'));
  await expect(searchParts(page, 'zh').field).toHaveValue('webpack');
  await context.close();
});

test('issue 7.5 a hostile query is text in a field and runs nothing', async ({ page, pageErrors }) => {
  page.on('dialog', (dialog) => {
    pageErrors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const { field, status } = searchParts(page);
  for (const query of hostileQueries(36).filter((text) => text.length < 4_000)) {
    const address = asking(query);
    const expected = addressQuery(address.slice(1));
    if (!expected) continue;
    await page.goto(address);
    await expect(field).toHaveValue(expected);
    await expect(status).not.toBeEmpty();
  }
});

for (const lang of LANGS) {
  test(`issue 7.5 the copy button gives the Markdown export, byte for byte: ${lang}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const url = localePath('/config/options/options', lang);
    await page.goto(url);
    await page.getByRole('button', { name: WORDS.markdownCopy[lang] }).click();
    await expect(page.getByRole('main').getByText(WORDS.codeCopied[lang], { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(Buffer.from(copied).equals(await readFile(`${OUT}/${markdownFile(url)}`))).toBe(true);
  });
}

test('issue 7.5 the copy button says when the Markdown export does not come', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/guide/start/intro');
  await page.getByRole('button', { name: WORDS.markdownCopy.en }).click();
  await expect(page.getByRole('main').getByText(WORDS.markdownCopyFailed.en)).toBeVisible();
  pageErrors.splice(0);
});
