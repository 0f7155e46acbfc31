import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROGRESS_BAR_POLICY, SCRIPT_ADDRESS_POLICY } from '../../site/contentPolicy';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { OUT } from '../support/site';
import { settled } from './settled';
import { expect, test } from './fixtures';
import { policyReports } from './policyReports';

const ADDRESSES = [
  ...readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
].map(([, address = '/']) => address);

const { 'not found': _, ...KINDS } = PAGE_KINDS;
const OF_EACH_KIND = LANGS.flatMap((lang) => Object.values(KINDS).map((path) => localePath(path, lang)));

/** Opens each page as a reader who comes by an address, until its scripts have run. */
async function openEach(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    expect(response?.headers()['content-security-policy'], address).toContain(
      `require-trusted-types-for 'script'; trusted-types ${SCRIPT_ADDRESS_POLICY} ${PROGRESS_BAR_POLICY}`,
    );
    await settled(page);
  }
}

for (const { what, addresses, least, tag } of [
  { what: 'a page of each kind', addresses: OF_EACH_KIND, least: 14, tag: [] },
  { what: 'every page of the sitemap', addresses: ADDRESSES, least: 81, tag: ['@every-page'] },
]) {
  test(
    `issue 7.2 ${what} meets the enforced policy, in both languages`,
    { tag },
    async ({ page, context, pageErrors }) => {
      test.setTimeout(120_000);
      expect(addresses.length).toBeGreaterThanOrEqual(least);
      const second = await context.newPage();
      second.on('console', (message) => {
        if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`);
      });
      const reports = [await policyReports(page), await policyReports(second)];
      const half = Math.ceil(addresses.length / 2);
      await Promise.all([openEach(page, addresses.slice(0, half)), openEach(second, addresses.slice(half))]);
      expect(reports.flat()).toEqual([]);
    },
  );
}

test('issue 7.2 text that becomes markup or a script address is refused', async ({ page, pageErrors }) => {
  const reports = await policyReports(page);
  await page.goto('/guide/start/intro');
  const refused = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').src = '/static/js/x.js'),
      () => (document.createElement('iframe').srcdoc = '<p>'),
      () => void new Worker('/static/js/x.js'),
      () =>
        void (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
        ).trustedTypes.createPolicy('mine', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'ran';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(Array<string>(5).fill('TypeError'));
  // Each twice: the header says it, and the page itself for hosts that send none.
  await expect.poll(() => reports.length).toBe(2 * refused.length);
  pageErrors.splice(0);
});
