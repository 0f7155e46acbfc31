import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { REPORT_POLICY } from '../../site/contentPolicy';
import type { Lang } from '../../site/languages';
import type { SHOT_THEMES } from '../../site/shotImages';
import { findChromium } from '../findChromium';

/**
 * Fonts under the names that the report asks for: the first one is that of its text, the others stand alone in
 * places. Latin text takes fonts of the machine, Chinese text that of a package, since a machine may have none.
 */
const LATIN_FONTS = { Roboto: 'Liberation Sans', 'PingFang SC': 'Liberation Sans', Menlo: 'Liberation Mono' };
const CHINESE_FONTS = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'),
);
const WEIGHTS = { 400: '', 700: ' Bold' } as const;
/** Chinese characters, their punctuation and full-width signs. */
const CHINESE = 'U+2E80-9FFF, U+F900-FAFF, U+FE30-FE4F, U+FF00-FFEF';
/** The sign in the switch of the theme is left out, as in all pictures so far. */
const NO_EMOJI = '.ant-switch-inner { visibility: hidden; }';

const fontFace = (family: string, weight: string, rest: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; ${rest} }`;

const latinFonts = (): string[] =>
  Object.entries(LATIN_FONTS).flatMap(([family, font]) =>
    Object.entries(WEIGHTS).map(([weight, name]) =>
      fontFace(family, weight, `src: local('${font}${name}');`),
    ),
  );

async function chineseFonts(): Promise<string[]> {
  const faces = Object.keys(WEIGHTS).map(async (weight) => {
    const file = path.join(CHINESE_FONTS, 'files', `noto-sans-sc-chinese-simplified-${weight}-normal.woff2`);
    const source = `url(data:font/woff2;base64,${await readFile(file, 'base64')}) format('woff2')`;
    return ['Roboto', 'PingFang SC'].map((family) =>
      fontFace(family, weight, `src: ${source}; unicode-range: ${CHINESE};`),
    );
  });
  return (await Promise.all(faces)).flat();
}

/** A view of a report, as a person would see it. */
interface ReportSight {
  /** HTML of a published report. */
  readonly report: string;
  readonly route: string;
  readonly lang: Lang;
  readonly theme: (typeof SHOT_THEMES)[number];
  readonly width: number;
  readonly density: number;
}

/** Height of the window in which a view opens, in px; a picture may give it another one. */
const WINDOW_HEIGHT = 900;
const ADDRESS = 'http://report.invalid/';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `sandbox ${(REPORT_POLICY.sandbox ?? []).join(' ')}`,
};
/**
 * Still pictures: whatever moves has arrived, and no caret blinks. A dialog stays invisible until its animation ends,
 * which never comes, and a menu that closes stays visible. Chromium draws the same pixels each time.
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

/** Starts the browser for the pictures; the caller closes it. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });

/** Opens a report and waits until it is still; throws when it asks for anything beyond itself or ends in an error. */
async function openReport(browser: Browser, sight: ReportSight, timeout = REPORT_TIMEOUT): Promise<Page> {
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
    const chinese = lang === 'zh' ? await chineseFonts() : [];
    const styles = [STILL, NARROW, ...latinFonts(), NO_EMOJI, ...chinese].join('\n');
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

/** Shows another view in a report that is open. The view before it goes, and with it what was opened or typed there. */
async function showView(page: Page, route: string): Promise<void> {
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

/** Pages that stay open from one picture to the next: opening a report costs more than a picture of it. */
export interface ReportPages {
  /** Shows a view, in a page that is open already if it can be. */
  readonly show: (sight: ReportSight) => Promise<Page>;
  /** Gives a page up, for instance because a picture failed and nobody knows what it shows. */
  readonly drop: (sight: ReportSight) => Promise<void>;
}

/** The comparison of two builds has one view only, so it is opened anew each time. */
const isComparison = ({ route }: ReportSight) => route.startsWith('#/resources/bundle/diff');

/** Keeps one page for each language and theme, all of the report that was asked for last; the browser's end closes them. */
export function reportPages(browser: Browser, timeout?: number): ReportPages {
  const open = new Map<string, { readonly sight: ReportSight; readonly page: Page }>();
  const keyOf = ({ lang, theme }: ReportSight) => `${lang} ${theme}`;
  const drop = async (sight: ReportSight): Promise<void> => {
    const key = keyOf(sight);
    const known = open.get(key);
    open.delete(key);
    await known?.page.context().close();
  };
  const show = async (sight: ReportSight): Promise<Page> => {
    const known = open.get(keyOf(sight));
    // Also of the same width: a report measures its window when it opens, and a drawer keeps what it measured.
    const same = (['report', 'density', 'width'] as const).every((key) => known?.sight[key] === sight[key]);
    if (known && same && !isComparison(sight)) {
      // Before the view is there: a picture may have left the window at another height.
      await known.page.setViewportSize({ width: sight.width, height: WINDOW_HEIGHT });
      await showView(known.page, sight.route);
      return known.page;
    }
    await drop(sight);
    const page = await openReport(browser, sight, timeout);
    open.set(keyOf(sight), { sight, page });
    return page;
  };
  return { show, drop };
}
