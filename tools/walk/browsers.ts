import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, firefox, type BrowserType, type LaunchOptions } from '@playwright/test';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { findChromium } from '../browser/findChromium';

/** Longest wait for anything, in ms. */
const TIMEOUT = 60_000;

/** What every browser can do, whatever drives it: the only things that steps are made of. */
export interface Tab {
  readonly version: string;
  open(address: string): Promise<unknown>;
  /** Clicks the first visible element of an XPath, as soon as nothing covers it. */
  click(xpath: string): Promise<unknown>;
  /** Waits until an expression of the page is true. */
  until(expression: string): Promise<unknown>;
  /** Presses a key, or two at once: `Enter`, `Control+k`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser of the system. */
export interface Browser {
  readonly name: string;
  /** Whether it is installed, or how it is. */
  readonly isThere: () => boolean;
  readonly cure: string;
  readonly start: () => Promise<Tab>;
}

/** Looks until it is so. A page that is just being left, and an element that moves, answer with an error. */
async function poll(what: string, look: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end; await wait(150))
    if (await look().catch(() => false)) return;
  throw new Error(`Not within ${TIMEOUT / 1000} s: ${what}`);
}

async function startWithPlaywright(type: BrowserType, options: LaunchOptions): Promise<Tab> {
  const browser = await type.launch({ ...options, timeout: TIMEOUT });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  page.setDefaultTimeout(TIMEOUT);
  return {
    version: browser.version(),
    open: (address) => page.goto(address),
    click: (xpath) => page.locator(`xpath=${xpath}`).filter({ visible: true }).first().click(),
    until: (expression) => poll(expression, () => page.evaluate(expression)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text, { delay: 20 }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

/** The bar at the top covers what WebDriver scrolls to the edge. */
const CENTER = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';

async function clickFirst(driver: WebDriver, xpath: string): Promise<boolean> {
  for (const element of await driver.findElements(By.xpath(xpath))) {
    const click = driver.executeScript(CENTER, element).then(() => element.click());
    // What is hidden refuses to be clicked. `isDisplayed` would leave out what shows itself only under the mouse.
    const isClicked = await click.then(
      () => true,
      () => false,
    );
    if (isClicked) return true;
  }
  return false;
}

async function startWebKit(): Promise<Tab> {
  const port = 20_000 + (process.pid % 20_000);
  // A group of its own: the screen, the driver and the browser end together.
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x900x24', 'WebKitWebDriver', `--port=${port}`],
    { detached: true, stdio: 'ignore', env: { ...process.env, LANGUAGE: 'en' } },
  );
  const end = () => server.pid && process.kill(-server.pid);
  try {
    const address = `http://127.0.0.1:${port}`;
    await poll('WebKitWebDriver answers', () => fetch(`${address}/status`));
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const capabilities = await driver.getCapabilities();
    return {
      version: String(capabilities.getBrowserVersion()),
      open: (url) => driver.get(url),
      click: (xpath) => poll(xpath, () => clickFirst(driver, xpath)),
      until: (expression) => poll(expression, () => driver.executeScript(`return ${expression}`)),
      async press(key) {
        const held = key.split('+').map((each) => KEYS[each] ?? each);
        const actions = driver.actions();
        for (const each of held) actions.keyDown(each);
        for (const each of held.toReversed()) actions.keyUp(each);
        await actions.perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Where Debian and Ubuntu put the browser, which is not in `PATH`. */
const miniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64']
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (name) => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`,
      ),
    )
    .find((file) => existsSync(file));

const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
    existsSync(file),
  );

/** The engines of Chrome and Edge, of Firefox, and of Safari as GNOME ships it. */
export const BROWSERS: readonly Browser[] = [
  {
    name: 'Chromium',
    isThere: () => findChromium() !== undefined,
    cure: 'npx tsx tools/chromium.ts',
    start: () => startWithPlaywright(chromium, { executablePath: findChromium(), args: ['--no-sandbox'] }),
  },
  {
    name: 'Firefox',
    isThere: () => findFirefox() !== undefined,
    cure: 'apt-get install firefox-esr',
    // By this channel Playwright drives the Firefox of the system; see renovate.json for the releases that can.
    start: () =>
      startWithPlaywright(firefox, {
        channel: 'moz-firefox',
        executablePath: findFirefox(),
        firefoxUserPrefs: { 'intl.accept_languages': 'en-US' },
      }),
  },
  {
    name: 'WebKitGTK',
    isThere: () => miniBrowser() !== undefined && existsSync('/usr/bin/xvfb-run'),
    cure: 'apt-get install webkit2gtk-driver xvfb',
    start: startWebKit,
  },
];
