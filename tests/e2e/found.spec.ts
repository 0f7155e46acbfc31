import { readFile } from 'node:fs/promises';
import { SEARCH_FLAG } from '../../site/pageMarks';
import { localePath } from '../../site/routes';
import { WORDS } from '../../site/words';
import { addressQuery } from '../../lib/text/address';
import { hostileQueries } from '../support/hostileQueries';
import { markdownFile } from '../support/outputText';
import { OUT } from '../support/site';
import { expect, test } from './fixtures';
import { searchParts } from './searchDialog';
import { settled, stopClock, visit } from './hydrated';

const asking = (query: string, path = '/') => `${path}?${new URLSearchParams({ [SEARCH_FLAG]: query })}`;

test('issue 7.5 an address with a query opens the search with it, one without opens nothing', async ({
  page,
}) => {
  const { dialog, field, options } = searchParts(page, 'zh');
  for (const address of ['/zh/?search=%20', '/zh/?query=webpack']) {
    await page.goto(address);
    await settled(page);
    await expect(dialog).toBeHidden();
  }
  await page.goto(asking('产物体积', '/zh/'));
  await expect(field).toHaveValue('产物体积');
  await expect(field).toBeFocused();
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('issue 7.5 a hostile query is text in a field and runs nothing', async ({ page, pageErrors }) => {
  page.on('dialog', (dialog) => {
    pageErrors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const { field, status } = searchParts(page);
  for (const query of hostileQueries(12).filter((text) => text.length < 4_000)) {
    const address = asking(query);
    const expected = addressQuery(address.slice(1));
    if (!expected) continue;
    await page.goto(address);
    await expect(field).toHaveValue(expected);
    await expect(status).not.toBeEmpty();
  }
});

test('issue 7.5 the copy button gives the Markdown export, byte for byte, and says when it does not come @quick', async ({
  page,
  context,
  pageErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const url = localePath('/config/options/options', 'zh');
  await visit(page, url);
  await stopClock(page);
  await page.getByRole('button', { name: WORDS.markdownCopy.zh }).click();
  await expect(page.getByRole('main').getByText(WORDS.codeCopied.zh, { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(Buffer.from(copied).equals(await readFile(`${OUT}/${markdownFile(url)}`))).toBe(true);
  await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/guide/start/intro');
  await page.getByRole('button', { name: WORDS.markdownCopy.en }).click();
  await expect(page.getByRole('main').getByText(WORDS.markdownCopyFailed.en)).toBeVisible();
  pageErrors.splice(0);
});
