import { readFileSync } from 'node:fs';
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

const chineseFonts = (): string[] =>
  Object.keys(WEIGHTS).flatMap((weight) => {
    const file = path.join(CHINESE_FONTS, 'files', `noto-sans-sc-chinese-simplified-${weight}-normal.woff2`);
    const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')}) format('woff2')`;
    return ['Roboto', 'PingFang SC'].map((family) =>
      fontFace(family, weight, `src: ${source}; unicode-range: ${CHINESE};`),
    );
  });

/** A view of a report, as a person would see it; `report` is the HTML of a published one. */
interface ReportSight {
  readonly report: string;
  readonly route: string;
  readonly lang: Lang;
  readonly theme: (typeof SHOT_THEMES)[number];
  readonly width: number;
  readonly density: number;
}

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
/** How long a report, and an element of an open one, may take to appear, in ms: a set of lost pictures must end some day. */
const OPEN_TIMEOUT = 120_000;
const STEP_TIMEOUT = 30_000;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });

/** Opens a report and waits until it is still; throws when it asks for anything beyond itself or ends in an error. */
export async function openReport(browser: Browser, sight: ReportSight): Promise<Page> {
  const { report, route, lang, theme, width, density } = sight;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
    colorScheme: theme,
    timezoneId: 'UTC',
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(OPEN_TIMEOUT);
    const faults: string[] = [];
    const chinese = lang === 'zh' ? chineseFonts() : [];
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
    page.setDefaultTimeout(STEP_TIMEOUT);
    return page;
  } catch (error) {
    await context.close();
    throw error;
  }
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
