import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../../browser/findChromium';
import { TIMEOUT, PROFILE } from './profile';

/** A fresh browser profile with one page: nothing in the cache, nothing stored. */
export interface FreshPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** Starts the browser of the tests. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });

/**
 * Opens an empty page.
 * @param browser the browser
 * @param throttled whether the profile of the comparison holds
 */
export async function freshPage(browser: Browser, throttled: boolean): Promise<FreshPage> {
  const context = await browser.newContext({ viewport: PROFILE.viewport, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  // The TypeScript loader marks functions with their names, also those that run on the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (throttled) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PROFILE.roundTripMs,
      downloadThroughput: PROFILE.bitsPerSecond / 8,
      uploadThroughput: PROFILE.bitsPerSecond / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  }
  return { page, cdp, close: () => context.close() };
}
