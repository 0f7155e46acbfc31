import type { Page } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { DIAGNOSE_PATH, RULE_INDEX_PATH, localePath, rulePath } from '../../site/routes';
import { DIAGNOSE_WORDS } from '../../site/words/diagnose';
import { DIAGNOSIS_WORDS } from '../../site/words/diagnosis';
import { RULE_INDEX_WORDS } from '../../site/words/rules';
import { hostileQueries } from '../support/hostileQueries';
import { inTurn } from '../support/inTurn';
import { hydrated } from './hydrated';
import { colourViolations, axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { policyReports } from './policyReports';

const WORDS = { ...DIAGNOSE_WORDS, ...DIAGNOSIS_WORDS };

/** The cards of an answer. */
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

const LINE =
  '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "/app/a.js" is included in both initial and async chunks: a, b.';

for (const lang of LANGS) {
  test(`@phone issue 4.5 the diagnose box is used by keyboard alone, and sends nothing: ${lang} @core`, async ({
    page,
  }) => {
    await page.goto(localePath(DIAGNOSE_PATH, lang));
    await hydrated(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    const field = page.getByRole('textbox', { name: WORDS.label[lang] });
    await field.focus();
    await page.keyboard.insertText(LINE);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: WORDS.submit[lang] })).toBeFocused();
    await page.keyboard.press('Enter');
    const card = cards(page).filter({ hasText: 'E1006' });
    await expect(card.getByText('/app/a.js')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(WORDS.foundOne[lang]);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(WORDS.file[lang])).toBeFocused();
    for (const kind of ['finding', 'trace', 'warning'] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: DIAGNOSE_WORDS[kind][lang], exact: true })).toBeFocused();
    }
    // The code, which is wider than its room and scrolls; wrapping; copying.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: lang === 'en' ? 'Copy code' : '复制代码' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localePath(rulePath('E1006'), lang));
    await expect(page.getByRole('heading', { level: 1, name: /E1006/ })).toBeVisible();
    expect(requests.filter((request) => request.includes('app/a.js'))).toEqual([]);
  });

  test(
    `issue 4.5 report JSON is opened as a file: ${lang} @core`,
    { tag: inTurn(0, lang) },
    async ({ page }) => {
      await page.goto(localePath(DIAGNOSE_PATH, lang));
      await hydrated(page);
      const errors = [...Array<string>(3).fill('E1008'), 'E1001'].map((code) => ({
        code,
        title: '<b>x</b>',
      }));
      await page.getByLabel(WORDS.file[lang]).setInputFiles({
        name: 'rsdoctor-data.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ data: { errors }, clientRoutes: [] })),
      });
      await expect(cards(page).getByRole('heading')).toHaveText([/E1008.*3/, /E1001/]);
    },
  );

  test(
    `issue 4.5 an old link to a rule leads to its page, one to the list of rules to the list: ${lang} @core`,
    { tag: inTurn(1, lang) },
    async ({ page }) => {
      await page.goto(`${localePath(DIAGNOSE_PATH, lang)}#e1009`);
      await expect(page).toHaveURL(localePath(rulePath('E1009'), lang));
      await page.goto(`${localePath(DIAGNOSE_PATH, lang)}#all-rules`);
      await expect(page).toHaveURL(`${localePath(RULE_INDEX_PATH, lang)}#all-rules`);
      await expect(page.getByRole('row').filter({ hasText: 'E1009' })).toBeVisible();
    },
  );
}

test('issue 7.2 hostile text and files in the diagnose box run nothing and become no markup @core', async ({
  page,
}) => {
  test.slow();
  const reports = await policyReports(page);
  await page.addInitScript(() => {
    window.alert = () => {
      document.title = 'executed';
    };
  });
  await page.goto(DIAGNOSE_PATH);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: WORDS.label.en });
  const submit = page.getByRole('button', { name: WORDS.submit.en });
  for (const text of hostileQueries(40)) {
    await field.evaluate((input: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, `[E1006:Warn:${text}] ${text}`);
    await submit.click();
  }
  for (const text of [
    '{"data":{"errors":[{"code":"<img src=x onerror=alert(1)>","title":{}}]}}',
    '[[[',
    'null',
  ]) {
    await page
      .getByLabel(WORDS.file.en)
      .setInputFiles({ name: '<b>.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  }
  const box = page.locator('div:has(> textarea)');
  expect(await box.locator('script, img, iframe, b, svg').count()).toBe(0);
  expect(await box.locator('a:not([href^="/"]):not([href$="/issues/new"])').count()).toBe(0);
  expect(await page.title()).not.toBe('executed');
  await field.fill(LINE);
  await submit.click();
  await expect(cards(page).filter({ hasText: 'E1006' })).toBeVisible();
  expect(reports).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`issue 4.5 no accessibility finding in an answer: ${theme} @core`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [path, lang] of [
      [DIAGNOSE_PATH, 'en'],
      [localePath(DIAGNOSE_PATH, 'zh'), 'zh'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('textbox', { name: WORDS.label[lang] }).fill(`${LINE} [EXTEND:Warn:MINE]`);
      await page.getByRole('button', { name: WORDS.submit[lang] }).click();
      await expect(cards(page)).toHaveCount(2);
      expect(await (theme === 'light' ? axeViolations : colourViolations)(page)).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('issue 4.5 nothing stands there that needs scripts @core', async ({ page }) => {
    await page.goto(DIAGNOSE_PATH);
    await expect(page.getByRole('textbox', { name: WORDS.label.en })).toBeHidden();
    await page.goto(RULE_INDEX_PATH);
    await expect(page.getByRole('searchbox', { name: RULE_INDEX_WORDS.filter.en })).toBeHidden();
    await expect(page.getByRole('link', { name: 'E1002', exact: true }).first()).toBeVisible();
  });
});
