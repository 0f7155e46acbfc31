import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { TIMEOUT } from './profile';

/** A page that a link leads to. */
export interface NextPage {
  /** Its path, without ending. */
  readonly path: string;
  readonly title: string;
}

declare global {
  interface Window {
    /** When the awaited title was painted, by the clock; absent until then. */
    __arrived?: number;
  }
}

/** Ms between two looks whether the page is there. A look only reads one value, and the page itself takes the time. */
const LOOK_EVERY = 250;

/**
 * Follows a link. The page itself notes when it is there. The note is polled: of calls from the page to
 * a function of `exposeFunction`, a busy machine lost one in ten.
 * @param page an idle page
 * @param next where the link leads
 * @returns ms from the click until the new title is painted; a site that loads whole pages is timed the same way
 * @throws Error when there is no such link or the title does not come
 */
export async function timeNavigation(page: Page, next: NextPage): Promise<number> {
  // For sites that load whole pages; the document at hand is asked below.
  await page.addInitScript(watchTitle, next.title);
  await page.evaluate(watchTitle, next.title);
  const clicked = await page.evaluate((path) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (each) =>
        new URL(each.href).pathname.replace(/\/$|\.html$/, '') === `/${path}` && each.checkVisibility(),
    );
    if (!link) throw new Error(`No link leads to ${path}`);
    const now = Date.now();
    link.click();
    return now;
  }, next.path);
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    await wait(LOOK_EVERY);
    // Fails while the browser changes documents.
    const arrived = await page.evaluate(() => window.__arrived).catch(() => undefined);
    if (arrived !== undefined) return arrived - clicked;
  }
  throw new Error(`${next.path} did not come`);
}

/** Runs on the page: looks in each frame whether the title is there, and tells when that frame is painted. */
function watchTitle(title: string): void {
  const look = (): void => {
    const isThere = [...document.querySelectorAll('h1')].some((each) => each.textContent?.includes(title));
    if (!isThere) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    // Frames are painted right after their callbacks, before the next task.
    port1.onmessage = () => {
      window.__arrived ??= Date.now();
    };
    port2.postMessage('');
  };
  requestAnimationFrame(look);
}
