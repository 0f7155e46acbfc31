import { PROGRESS_BAR_POLICY, SCRIPT_ADDRESS_POLICY } from '../../site/contentPolicy';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { expect, test } from './fixtures';
import { policyReports } from './policyReports';
import { settled } from './hydrated';

const { 'not found': _, ...KINDS } = PAGE_KINDS;
const OF_EACH_KIND = Object.values(KINDS).map((path, at) => localePath(path, at % 2 ? 'zh' : 'en'));

test('issue 7.2 a page of each kind meets the enforced policy @quick', async ({ page }) => {
  test.setTimeout(120_000);
  const reports = await policyReports(page);
  for (const address of OF_EACH_KIND) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    expect(response?.headers()['content-security-policy'], address).toContain(
      `require-trusted-types-for 'script'; trusted-types ${SCRIPT_ADDRESS_POLICY} ${PROGRESS_BAR_POLICY}`,
    );
    await settled(page);
  }
  expect(reports).toEqual([]);
});

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
