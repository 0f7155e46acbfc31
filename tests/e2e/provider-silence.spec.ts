import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { providerTest as test } from './searchSite';

/** A request of the page, with the times of the page's clock in ms. */
interface NotedRequest {
  readonly sent: number;
  /** When its answer began; until then it is not there. */
  readonly begun?: number;
}

/** Notes every request that the client of DocSearch sends; before the page is loaded. */
const noteRequests = (page: Page) =>
  page.addInitScript(() => {
    const requests: { sent: number; begun?: number }[] = [];
    Object.assign(window, { requests });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const request: (typeof requests)[number] = { sent: Date.now() };
      requests.push(request);
      // The client has set its own handler by now, so it has seen the beginning when this one is called.
      this.addEventListener('readystatechange', () => {
        if (this.readyState === XMLHttpRequest.HEADERS_RECEIVED) request.begun = Date.now();
      });
      send.call(this, body);
    };
  });

const requests = (page: Page) =>
  page.evaluate(() => (window as unknown as { requests: NotedRequest[] }).requests);

/** The time at which a request's answer began; it comes in real time, while the page's clock stands. */
async function begun(page: Page, at: number): Promise<number> {
  const read = async () => (await requests(page))[at]?.begun;
  await expect.poll(read).toBeDefined();
  return (await read()) ?? 0;
}

const READ_TIMEOUT = 2000;

const STEP = 100;

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S9-17 S8-11 S2-89 hosts that begin an answer and fall silent: the next is asked after 2 s, the error screen comes after the last', async ({
    page,
    failWith,
  }) => {
    failWith({ kind: 'begin' });
    await noteRequests(page);
    await page.clock.install();
    await page.goto('/guide/start');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    // From here on, time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('bundle');

    const first = await begun(page, 0);
    for (let passed = 0; passed < 2 * READ_TIMEOUT && !(await requests(page))[1]; passed += STEP) {
      await page.clock.runFor(STEP);
    }
    const waited = ((await requests(page))[1]?.sent ?? 0) - first;
    expect(waited).toBeGreaterThanOrEqual(READ_TIMEOUT);
    expect(waited).toBeLessThanOrEqual(READ_TIMEOUT + STEP);

    await begun(page, 1);
    const failed = page.getByRole('dialog').getByText('Unable to fetch results').first();
    await expect(failed).toBeHidden();
    // After each host that gave up, the client waits longer for the next one: four times as long for the second.
    await page.clock.runFor(4 * READ_TIMEOUT + STEP);
    await expect(failed).toBeVisible();
    expect(await requests(page)).toHaveLength(2);
  });
});
