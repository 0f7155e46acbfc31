import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { BREAKPOINTS } from '../../site/breakpoints';
import { localePath } from '../../site/localePath';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { settle } from '../shots/openReport';
import { COMPARED_PAGES } from './comparedPages';
import type { Sight } from './listSights';

/** Chromium draws no more than 16,384 px at once: a longer page is taken in parts. */
const PART = 8000;
const HEIGHT = 900;
const TIMEOUT = 60_000;
/** Pages that say the time or the day must say the same in both states. */
const NOW = '2026-01-01T00:00:00Z';
/** The answer for an address that leads nowhere. */
const MISSING = 404;

/** Chance that is the same each time (a Lehmer generator). */
function pinChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Loads what waits for a reader who scrolls, and every picture and font. No function has a name in there: `tsx` would mark it
 * with a helper that the page does not have.
 */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be loaded is part of how the page looks.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}

async function wholePage(page: Page): Promise<Buffer> {
  const [width, height] = await page.evaluate(
    () => [innerWidth, document.documentElement.scrollHeight] as const,
  );
  const look = { animations: 'disabled', caret: 'hide', fullPage: true } as const;
  if (height <= PART) return page.screenshot(look);
  const parts = [];
  for (let top = 0; top < height; top += PART) {
    const clip = { x: 0, y: top, width, height: Math.min(PART, height - top) };
    parts.push({ input: await page.screenshot({ ...look, clip }), left: 0, top });
  }
  const paper = { width, height, channels: 4, background: '#fff' } as const;
  return sharp({ create: paper }).composite(parts).png().toBuffer();
}

/**
 * Takes a picture of a whole page that comes out the same each time: no animations, a fixed clock and fixed random numbers.
 * @param browser browser from `startBrowser`
 * @param origin where the built site is served, without a slash at the end
 * @param sight which page, and how it is seen
 * @returns PNG; undefined when the site has no such page
 * @throws Error naming the picture when the page does not open or does not come to rest
 */
export async function takePage(browser: Browser, origin: string, sight: Sight): Promise<Buffer | undefined> {
  const { page: kind, lang, theme, width } = sight;
  const isPhone = width <= BREAKPOINTS.mobile;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
  });
  try {
    await context.addInitScript(pinChance);
    // Without it the first visit goes to the page in the browser's language.
    await context.addInitScript((key) => localStorage.setItem(key, '1'), STORAGE_KEYS.visited);
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    await page.clock.setFixedTime(NOW);
    const answer = await page.goto(`${origin}${localePath(COMPARED_PAGES[kind], lang)}`, {
      timeout: TIMEOUT,
    });
    if (kind !== 'not-found' && answer?.status() === MISSING) return undefined;
    await loadAll(page);
    await settle(page);
    return await wholePage(page);
  } finally {
    await context.close();
  }
}
