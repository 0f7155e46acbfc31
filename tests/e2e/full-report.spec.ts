import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { EMPTY_REPORT, REPORT_HANDOVER, REPORT_MESSAGE } from '../../site/reportInterface';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { REPORT_DIALOG_WORDS } from '../../site/words/reportDialog';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { listenLocally } from '../../tools/server/httpServer';
import { expect, test } from './fixtures';
import { attack } from './frameAttack';
import { ROUTE_SCRIPTS, forgetFaults, gone, notice } from './loadFaults';
import { full, give, goToOpenReport, openOwn, OPEN_REPORT_PAGE, OWN } from './ownReport';
import { policyReports } from './policyReports';

const INTERFACE = EMPTY_REPORT.replace(/\.html$/, '');
const { totalSize = '' } = REPORT_NUMBERS['rspack-app'];

const frame = (page: Page) => page.getByRole('dialog').locator('iframe');

const report = (page: Page) => frame(page).contentFrame();

test("issue 21: the full interface opens on the reader's own report, and no byte of it leaves the page @phone @quick", async ({
  page,
  isMobile,
}) => {
  const lang = isMobile ? 'zh' : 'en';
  const refused = await policyReports(page);
  await openOwn(page, lang);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Hosts leave the extension out and send the browser there.
    const file = pathname.replace(/\.html$/, '');
    if (!/^\/static\//.test(pathname)) asked.push(`${request.method()} ${file}${search}`);
  });
  await expect(full(page, lang)).toHaveAttribute('aria-haspopup', 'dialog');
  await full(page, lang).click();
  await expect(report(page).getByText(totalSize).first()).toBeVisible();
  await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame(page)).toHaveCSS('opacity', '1');
  // The interface itself, which is the same for everybody.
  expect(new Set(asked)).toEqual(
    new Set([`HEAD ${INTERFACE}?lang=${lang}`, `GET ${INTERFACE}?theme=light&lang=${lang}`]),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: REPORT_DIALOG_WORDS.close[lang], exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('issue 21: findings, packages and modules lead to their place in the full report', async ({ page }) => {
  await openOwn(page);
  const main = page.getByRole('main');
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  const card = main.getByRole('listitem').filter({ hasText: 'E1002' }).first();
  if (!(await card.getByRole('button', { name: WORDS.inFull.en }).isVisible()))
    await card.locator('summary').first().click();
  await card.getByRole('button', { name: WORDS.inFull.en, exact: true }).click();
  await expect(report(page).locator('.ant-tabs-tab-active[data-node-key="E1002"]')).toBeAttached();
  await close();
  await main.getByRole('tab', { name: 'Size' }).click();
  await main.locator('summary', { hasText: /^Modules \d/ }).click();
  for (const [table, name] of [
    ['Packages', 'lodash'],
    ['Modules', 'node_modules/lodash/lodash.js'],
  ] as const) {
    await main
      .getByRole('table', { name: table, exact: true })
      .getByRole('button', { name, exact: true })
      .first()
      .click();
    const search = report(page).getByPlaceholder('Enter regexp');
    await expect(search).toHaveValue(/lodash/);
    await expect(report(page).locator('[class*="search-result-item-"]').first()).toContainText('lodash');
    await close();
  }
});

test('issue 21: the frame of a hostile report has neither network nor page, and strangers are not heard', async ({
  page,
  pageErrors,
}) => {
  await openOwn(page);
  const leaks: string[] = [];
  page.context().on('requestfinished', (request) => {
    if (request.url().includes('leak')) leaks.push(request.url());
  });
  const stranger = await listenLocally(
    createServer(({ method, url }, answer) => {
      leaks.push(`${method} ${url}`);
      answer.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
    }).on('upgrade', ({ url }, socket) => {
      leaks.push(`socket ${url}`);
      socket.destroy();
    }),
  );
  await full(page).click();
  await expect(report(page).getByText(totalSize).first()).toBeVisible();
  const inside = page.frames().find((each) => each.url().includes(INTERFACE));
  if (!inside) throw new Error('The frame of the report is not found.');
  for (const host of [new URL(page.url()).host, new URL(stranger.origin).host]) {
    const got = await inside.evaluate(attack, { host, secret: 'lodash' });
    expect(Object.keys(got)).toHaveLength(11);
    expect(Object.entries(got).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  }
  // Neither side listens to anybody but the other.
  await page.evaluate((key) => window.postMessage({ [key]: 'escape' }, '*'), REPORT_MESSAGE);
  await inside.evaluate(
    ([key, handover]) => {
      const { port1, port2 } = new MessageChannel();
      window.postMessage(handover, '*', [port2]);
      port1.postMessage(null);
      window.postMessage({ [key]: { steps: [{ find: '[data-node-key="E1008"]' }] } }, '*');
    },
    [REPORT_MESSAGE, REPORT_HANDOVER] as const,
  );
  await expect(report(page).getByText(totalSize).first()).toBeVisible();
  await expect(report(page).locator('.ant-tabs-tab-active[data-node-key="E1008"]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  // The last way out: the frame leaves for a stranger, and stays empty instead.
  await inside.evaluate((address) => location.assign(address), `${stranger.origin}/leak?lodash`);
  await expect(report(page).getByText(totalSize)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(OPEN_REPORT_PAGE);
  expect(leaks).toEqual([]);
  stranger.close();
  // What the policy and the sandbox refused stands in the console.
  expect(pageErrors.filter((line) => !/^console: /.test(line) && !/leak/.test(line))).toEqual([]);
  pageErrors.length = 0;
});

test('issue 21: without its script or its interface the full report is told not to have come, and the next press opens it', async ({
  page,
  pageErrors,
}) => {
  await goToOpenReport(page);
  await page.route(ROUTE_SCRIPTS, gone);
  await give(page, OWN);
  await expect(notice(page)).toBeVisible();
  await expect(full(page)).toHaveCount(0);
  await page.unroute(ROUTE_SCRIPTS);
  await give(page, OWN);
  await page.route(`**${EMPTY_REPORT}*`, gone);
  await full(page).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(REPORT_DIALOG_WORDS.failed.en);
  await page.unroute(`**${EMPTY_REPORT}*`);
  await page.getByRole('dialog').getByRole('button', { name: REPORT_DIALOG_WORDS.again.en }).click();
  await expect(report(page).getByText(totalSize).first()).toBeVisible();
  forgetFaults(pageErrors);
  await page.goto(EMPTY_REPORT);
  await expect(page.getByRole('link', { name: 'Open your report' })).toBeVisible();
});
