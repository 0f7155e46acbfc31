import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, firefox, type BrowserType, type LaunchOptions } from '@playwright/test';
import { Builder, By, Key } from 'selenium-webdriver';
import { WORDS } from '../site/words';
import { ZOOM_WORDS } from '../site/words/late';
import { findChromium, findProgram } from './findChromium';
import { fail } from './runCommand';
import { listenLocally } from './server/httpServer';
import { createSiteServer } from './server/siteServer';

const OUTPUT = path.join(import.meta.dirname, '../doc_build');
/** Longest wait for anything, in ms. */
const TIMEOUT = 60_000;

/** Looks until it is so. A page that is just being left, and an element that moves, answer with an error. */
async function poll(what: string, look: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end; await wait(150))
    if (await look().catch(() => false)) return;
  throw new Error(`Not within ${TIMEOUT / 1000} s: ${what}`);
}

/** What every browser can do, whatever drives it: the only things that steps are made of. */
type Tab = Awaited<ReturnType<typeof startWithPlaywright>>;

async function startWithPlaywright(type: BrowserType, options: LaunchOptions) {
  const browser = await type.launch(options);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  return {
    open: (address: string): Promise<unknown> => page.goto(address),
    /** Clicks the first visible element of an XPath, as soon as nothing covers it. */
    click: (xpath: string) => page.locator(`xpath=${xpath}`).filter({ visible: true }).first().click(),
    until: (expression: string) => poll(expression, () => page.evaluate(expression)),
    /** Presses a key, or one with Control: `Enter`, `Control+k`. */
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text, { delay: 20 }),
    screenshot: (): Promise<Buffer> => page.screenshot(),
  };
}

/** The bar at the top covers what WebDriver scrolls to the edge. */
const CENTER = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';

async function startWebKit(program: string): Promise<Tab> {
  const port = 20_000 + (process.pid % 20_000);
  // A group of its own: the screen, the driver and the browser end together.
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 1280x900x24', program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANGUAGE: 'en' },
  });
  process.once('exit', () => server.pid && process.kill(-server.pid));
  const address = `http://127.0.0.1:${port}`;
  await poll('WebKitWebDriver answers', () => fetch(`${address}/status`));
  const driver = await new Builder().usingServer(address).forBrowser('MiniBrowser').build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const send = async (keys: string) => driver.switchTo().activeElement().sendKeys(keys);
  return {
    open: (url) => driver.get(url),
    click: (xpath) =>
      poll(xpath, async () => {
        for (const element of await driver.findElements(By.xpath(xpath))) {
          const click = driver.executeScript(CENTER, element).then(() => element.click());
          // What is hidden refuses to be clicked. `isDisplayed` would leave out what shows itself only under the mouse.
          if (await click.then(() => true).catch(() => false)) return true;
        }
        return false;
      }),
    until: (expression) => poll(expression, () => driver.executeScript(`return ${expression}`)),
    press: (chord) =>
      send(Key.chord(...chord.split('+').map((key) => Reflect.get(Key, key.toUpperCase()) ?? key))),
    type: (text) => send(text),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** The engines of Chrome and Edge, of Firefox, and of Safari as GNOME ships it. */
const BROWSERS = {
  Chromium: {
    find: findChromium,
    cure: 'npm run chromium',
    start: (executablePath: string) =>
      startWithPlaywright(chromium, { executablePath, args: ['--no-sandbox'] }),
  },
  Firefox: {
    find: () => findProgram('firefox-esr', 'firefox'),
    cure: 'apt-get install firefox-esr',
    // By this channel Playwright drives the Firefox of the system; see renovate.json for the releases that can.
    start: (executablePath: string) =>
      startWithPlaywright(firefox, { channel: 'moz-firefox', executablePath }),
  },
  WebKitGTK: {
    find: () => findProgram('xvfb-run') && findProgram('WebKitWebDriver'),
    cure: 'apt-get install webkit2gtk-driver xvfb',
    start: startWebKit,
  },
};

/** XPath of elements whose label or text begins so. */
const named = (tag: string, name: string): string =>
  `//${tag}[starts-with(normalize-space(@aria-label), "${name}") or starts-with(normalize-space(.), "${name}")]`;
const isAt = (address: string): string => `location.pathname === '${address}'`;
const headingIs = (text: string): string =>
  `document.querySelector('h1')?.textContent.trim().startsWith('${text}')`;
const some = (selector: string, test: string): string =>
  `[...document.querySelectorAll('${selector}')].some((each) => ${test})`;
const HAS_FOCUS = `document.activeElement?.getAttribute('role') === 'combobox'`;
const IS_DARK = `getComputedStyle(document.documentElement).colorScheme === 'dark'`;
/** React marks what it has taken over: a button that was pressed before would do nothing. */
const WORKS = some('button', `Object.keys(each).some((key) => key.startsWith('__react'))`);

type Step = (tab: Tab, open: (page: string) => Promise<void>) => Promise<unknown>;

/** The same eight steps in every browser, each begun where the one before ended, or on a page of its own. */
const STEPS: Readonly<Record<string, Step>> = {
  'a link of the home page leads to the quick start': async (tab, open) => {
    await open('/');
    await tab.until(headingIs('Rsdoctor'));
    await tab.click(named('a', 'Get Started'));
    await tab.until(`${headingIs('Quick start')} && ${isAt('/guide/start/quick-start')}`);
  },
  'a tab shows the command of another package manager': async (tab, open) => {
    await open('/blog/release/release-note-0_1');
    await tab.click(named('*[@role="tab"]', 'pnpm'));
    await tab.until(
      some('[role=tabpanel]', `each.checkVisibility() && each.textContent.includes('pnpm add -D')`),
    );
  },
  'code is copied: pasted into the search field, it is the code': async (tab, open) => {
    await open('/guide/start/quick-start');
    await tab.click(named('button', WORDS.codeCopy.en));
    await tab.until(some('[role=status]', `each.textContent.trim() === '${WORDS.codeCopied.en}'`));
    await tab.press('Control+k');
    await tab.until(HAS_FOCUS);
    await tab.press('Control+v');
    await tab.until(
      `document.activeElement.value?.trim() === document.querySelector('main pre').innerText.trim()`,
    );
  },
  'a search finds a page, and Enter opens it': async (tab, open) => {
    await open('/guide/start/quick-start');
    await tab.click(named('button', WORDS.searchPlaceholderText.en));
    await tab.until(HAS_FOCUS);
    await tab.type('loaders timeline');
    await tab.until(`/Loaders timeline/i.test(document.querySelector('[role=option]')?.textContent ?? '')`);
    await tab.press('Enter');
    await tab.until(`${headingIs('Loaders timeline')} && ${isAt('/guide/usage/loaders-timeline')}`);
  },
  'the theme switches to dark, and stays so after a reload': async (tab, open) => {
    await tab.until(`!(${IS_DARK})`);
    await tab.click(named('button', 'Dark theme'));
    await tab.until(IS_DARK);
    await open('/guide/usage/loaders-timeline');
    await tab.until(IS_DARK);
  },
  'the language switches on the same page': async (tab) => {
    await tab.click(named('button', 'Language'));
    await tab.click(named('a', '简体中文'));
    await tab.until(`${isAt('/zh/guide/usage/loaders-timeline')} && document.documentElement.lang === 'zh'`);
  },
  'a picture opens large, and Escape closes it': async (tab, open) => {
    await open('/guide/usage/bundle-size');
    await tab.click(named('img[@role="button"]', ZOOM_WORDS.zoomImage.en.trim()));
    // medium-zoom listens only when the picture has arrived.
    await tab.until(
      `document.querySelectorAll('.medium-zoom--opened').length === 1 && document.getAnimations().length === 0`,
    );
    await tab.press('Escape');
    await tab.until(`!document.querySelector('.medium-zoom--opened')`);
  },
  'an address with a slip gets the page that was meant': async (tab, open) => {
    await open('/guide/start/quickstart');
    await tab.until(headingIs('PAGE NOT FOUND'));
    await tab.click(`//*[@aria-labelledby or @aria-label]${named('a', 'Quick start')}`);
    await tab.until(isAt('/guide/start/quick-start'));
  },
};

/** Takes the walk in a browser; a step that fails leaves a picture. */
async function takeWalk(name: string, tab: Tab, site: string): Promise<void> {
  const open = async (page: string): Promise<void> => {
    await tab.open(`${site}${page}`);
    await tab.until(WORKS);
  };
  for (const [index, [what, take]] of Object.entries(STEPS).entries()) {
    try {
      await take(tab, open);
      console.log(`pass  ${name}: ${what}`);
    } catch (error) {
      process.exitCode = 1;
      const file = `test-results/walk/${name.toLowerCase()}-${index + 1}.png`;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await tab.screenshot());
      console.log(`FAIL  ${name}: ${what}\n      ${String(error)}\n      ${file}`);
    }
  }
}

/** Walks through the built site in every browser, or in those that `--only` names. */
async function walk(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.toLowerCase().split(',');
  const browsers = Object.entries(BROWSERS).filter(([name]) => names?.includes(name.toLowerCase()) ?? true);
  if (browsers.length === 0) throw new Error(`--only: there are ${Object.keys(BROWSERS).join(', ')}`);
  if (!existsSync(path.join(OUTPUT, 'index.html'))) throw new Error('Run `npm run build` first');
  const { origin } = await listenLocally(createSiteServer(OUTPUT));
  for (const [name, { find, start, cure }] of browsers) {
    const program = find();
    if (!program) throw new Error(`${name} is not installed: ${cure}`);
    await takeWalk(name, await start(program), origin);
  }
}

walk()
  .catch(fail)
  // The server and the browsers would keep the process.
  .finally(() => process.exit());
