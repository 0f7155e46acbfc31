import { chromium, type Browser, type Page } from '@playwright/test';
import { REPORT_POLICY } from '../../site/contentPolicy';
import type { Lang } from '../../site/languages';
import type { SHOT_THEMES } from '../../site/reportShots';
import { findChromium } from '../browser/findChromium';
import { chineseFont } from './chineseFont';
import { latinFonts } from './latinFonts';

/** A view of a report, as a person would see it. */
export interface ReportSight {
  /** HTML of a published report. */
  readonly report: string;
  readonly route: string;
  readonly lang: Lang;
  readonly theme: (typeof SHOT_THEMES)[number];
  readonly width: number;
  readonly density: number;
}

/** Height of the window in which a view opens, in px; a picture may give it another one. */
export const WINDOW_HEIGHT = 900;
const ADDRESS = 'http://report.invalid/';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `sandbox ${(REPORT_POLICY.sandbox ?? []).join(' ')}`,
};
/**
 * Still pictures: whatever moves has arrived, and no caret blinks. A dialog stays invisible until its animation ends, which
 * never comes, and a menu that closes stays visible. Chromium draws the same pixels each time.
 */
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; }
.ant-modal { opacity: 1 !important; }
.ant-slide-up-leave { display: none !important; }`;
/** A picture is as narrow as its view says; a published report is not, since nobody reads it in a narrow window. */
const NARROW = 'body { min-width: 0 !important; }';
/** How long a report may take to show something, in ms: it is 3 MB of script, and a machine may be busy. */
const REPORT_TIMEOUT = 120_000;
/** How long an element of an open report may take to appear, in ms: a whole set of lost pictures must end some day. */
const STEP_TIMEOUT = 30_000;

/**
 * Starts the browser for the pictures; the caller closes it.
 * @param options `closesOnSignal: false` when the caller also closes it on SIGINT and SIGTERM
 */
export async function startBrowser({ closesOnSignal = true } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    handleSIGINT: closesOnSignal,
    handleSIGTERM: closesOnSignal,
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
}

/**
 * Opens a report and waits until its animations have ended.
 * @param timeout how long the report may take to show something, in ms
 * @returns page; the caller closes its context
 * @throws Error when the report asks for anything beyond itself or ends in an error
 */
export async function openReport(
  browser: Browser,
  sight: ReportSight,
  timeout = REPORT_TIMEOUT,
): Promise<Page> {
  const { report, route, lang, theme, width, density } = sight;
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    deviceScaleFactor: density,
    colorScheme: theme,
    timezoneId: 'UTC',
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    const faults: string[] = [];
    const styles = [STILL, NARROW, latinFonts(), ...(lang === 'zh' ? [await chineseFont()] : [])].join('\n');
    // There before the first layout: the report measures its tabs and columns once, with the fonts that it finds.
    const body = report.replace('</head>', () => `<style>${styles}</style></head>`);
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.route('**/*', async (request) => {
      if (request.request().url().startsWith(ADDRESS)) {
        // Without the policy of a deployment the report would show itself in a frame.
        await request.fulfill({ headers: HEADERS, body });
      } else {
        faults.push(`request to ${request.request().url()}`);
        await request.abort();
      }
    });
    await page.goto(`${ADDRESS}?lang=${lang}&theme=${theme}${route}`);
    await page.locator('.ant-layout-content').waitFor();
    await settle(page);
    if (faults.length > 0) throw new Error(faults.join('; '));
    page.setDefaultTimeout(Math.min(timeout, STEP_TIMEOUT));
    return page;
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** A view without state of its own, between two others. */
const BETWEEN = '#/resources/rules';

/**
 * Shows another view in a report that is open. The view before it goes, and with it what was opened or typed there. It may
 * still move: `settle` waits for it.
 * @param page page from `openReport`
 * @param route route of the view; begins with `#`
 */
export async function showView(page: Page, route: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, to);
  await page.mouse.move(0, 0);
  // The list of messages lies over every view, and stays when another one is opened.
  const messages = page.locator('.rc-dialog .anticon-close-circle');
  if (await messages.isVisible()) await messages.dispatchEvent('click');
  await go(BETWEEN);
  await page.locator('.ant-drawer-open, .ant-modal-wrap').first().waitFor({ state: 'detached' });
  await go(route);
  await page.locator('.ant-layout-content').waitFor();
}

/** Waits until two looks at the page, a moment apart, are alike. */
export async function settle(page: Page): Promise<void> {
  const look = async () =>
    (await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })).toString('base64');
  let before = '';
  for (let round = 0; round < 25; round += 1) {
    const now = await look();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(300);
  }
  throw new Error('the view does not come to rest');
}
