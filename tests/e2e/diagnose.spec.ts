import type { Page } from '@playwright/test';
import { DIAGNOSE_PATH, RULE_INDEX_PATH, localePath, rulePath } from '../../site/routes';
import { DIAGNOSE_WORDS } from '../../site/words/diagnose';
import { DIAGNOSIS_WORDS } from '../../site/words/diagnosis';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { hostileQueries } from '../support/hostileQueries';
import { visit } from './hydrated';
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

/** What the page sends from now on: addresses with what is posted to them. */
function sentBy(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  return requests;
}

const LINE =
  '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "/app/a.js" is included in both initial and async chunks: a, b.';

test('issue 4.5 the diagnose box is used by keyboard alone, and sends nothing @phone @core', async ({
  page,
  isMobile,
}) => {
  const lang = isMobile ? 'zh' : 'en';
  await visit(page, localePath(DIAGNOSE_PATH, lang));
  const requests = sentBy(page);
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

test('issue 4.5 report JSON is opened as a file, and old links lead to the page of the rule', async ({
  page,
}) => {
  await visit(page, localePath(DIAGNOSE_PATH, 'zh'));
  const errors = [...Array<string>(3).fill('E1008'), 'E1001'].map((code) => ({ code, title: '<b>x</b>' }));
  await page.getByLabel(WORDS.file.zh).setInputFiles({
    name: 'rsdoctor-data.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ data: { errors }, clientRoutes: [] })),
  });
  await expect(cards(page).getByRole('heading')).toHaveText([/E1008.*3/, /E1001/]);
  await page.goto(`${DIAGNOSE_PATH}#e1009`);
  await expect(page).toHaveURL(rulePath('E1009'));
  await page.goto(`${DIAGNOSE_PATH}#all-rules`);
  await expect(page).toHaveURL(`${RULE_INDEX_PATH}#all-rules`);
  await expect(page.getByRole('row').filter({ hasText: 'E1009' })).toBeVisible();
});

test('issue 18 output pasted into search opens the box with its cards, and stays in the browser @quick', async ({
  page,
}) => {
  await visit(page, '/guide/start/cli');
  const requests = sentBy(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "/app/a.js" is included\nError: listen EADDRINUSE: address already in use :::39999');
  await page.getByRole('dialog').getByRole('link', { name: SEARCH_WORDS.diagnose.en }).click();
  await expect(page).toHaveURL(DIAGNOSE_PATH);
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /E1006|port/ })).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: WORDS.label.en })).toHaveValue(/EADDRINUSE/);
  expect(requests.filter((request) => /39999|a\.js is included|EADDRINUSE/.test(request))).toEqual([]);
});

test('issue 18 the search of the site answers for what the box does not know, and the text stays in the browser @phone', async ({
  page,
  isMobile,
}) => {
  const lang = isMobile ? 'zh' : 'en';
  await visit(page, localePath(DIAGNOSE_PATH, lang));
  const requests = sentBy(page);
  const text = { en: 'TypeError: quux while the report is blank', zh: '报告打不开，一直转圈 quux' }[lang];
  await page.getByRole('textbox', { name: WORDS.label[lang] }).fill(text);
  await page.getByRole('button', { name: WORDS.submit[lang] }).click();
  await expect(page.getByText(WORDS.nearest[lang])).toBeVisible();
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/\/guide\/more\/(errors|troubleshooting)(#|$)/);
  expect(requests.filter((request) => request.includes('quux'))).toEqual([]);
});

test('issue 7.2 hostile text and files in the diagnose box run nothing and become no markup', async ({
  page,
}) => {
  test.slow();
  const reports = await policyReports(page);
  await page.addInitScript(() => {
    window.alert = () => {
      document.title = 'executed';
    };
  });
  await visit(page, DIAGNOSE_PATH);
  const field = page.getByRole('textbox', { name: WORDS.label.en });
  const submit = page.getByRole('button', { name: WORDS.submit.en });
  for (const text of hostileQueries(40)) {
    await field.evaluate((input: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, `[E1006:Warn:${text}] ${text}`);
    await submit.click();
  }
  const buffer = Buffer.from('{"data":{"errors":[{"code":"<img src=x onerror=alert(1)>","title":{}}]}}');
  await page
    .getByLabel(WORDS.file.en)
    .setInputFiles({ name: '<b>.json', mimeType: 'application/json', buffer });
  const box = page.locator('div:has(> textarea)');
  expect(await box.locator('script, img, iframe, b, svg').count()).toBe(0);
  expect(await box.locator('a:not([href^="/"]):not([href$="/issues/new"])').count()).toBe(0);
  expect(await page.title()).not.toBe('executed');
  await field.fill(LINE);
  await submit.click();
  await expect(cards(page).filter({ hasText: 'E1006' })).toBeVisible();
  expect(reports).toEqual([]);
});

test('issue 4.5 no accessibility finding in an answer, in either theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit(page, DIAGNOSE_PATH);
  await page.getByRole('textbox', { name: WORDS.label.en }).fill(`${LINE} [EXTEND:Warn:MINE]`);
  await page.getByRole('button', { name: WORDS.submit.en }).click();
  await expect(cards(page)).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await colourViolations(page)).toEqual([]);
});
