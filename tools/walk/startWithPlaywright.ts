import type { BrowserType, LaunchOptions } from '@playwright/test';
import { asCall } from './asCall';
import type { Engine } from './types';

/** Longest wait for the browser itself, in ms. */
const TIMEOUT = 120_000;

/**
 * Starts a browser that Playwright drives.
 * @param type which protocol it speaks
 * @param options how it is started
 */
export async function startWithPlaywright(
  type: BrowserType,
  options: LaunchOptions,
): ReturnType<Engine['start']> {
  const browser = await type.launch({ ...options, timeout: TIMEOUT });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  return {
    version: browser.version(),
    close: () => browser.close(),
    tab: {
      async open(address) {
        await page.goto(address);
      },
      run: (code, ...args) => page.evaluate(asCall(code, args)),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text, { delay: 20 }),
      screenshot: () => page.screenshot(),
    },
  };
}
