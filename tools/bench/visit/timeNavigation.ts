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
    /** Playwright's binding; takes the time at which the title was painted. */
    __arrived?: (time: number) => void;
  }
}

/**
 * Follows a link. The page itself notes when it is there: what a tool asks of it on the way would take its time.
 * @param page an idle page
 * @param next where the link leads
 * @returns ms from the click until the new title is painted; a site that loads whole pages is timed the same way
 * @throws Error when there is no such link or the title does not come
 */
export async function timeNavigation(page: Page, next: NextPage): Promise<number> {
  const arrival = new Promise<number>((resolve) => void page.exposeFunction('__arrived', resolve));
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
  const timeout = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`${next.path} did not come`)), TIMEOUT).unref();
  });
  return (await Promise.race([arrival, timeout])) - clicked;
}

/** Runs on the page: looks in each frame whether the title is there, and tells when that frame is painted. */
function watchTitle(title: string): void {
  const look = (): void => {
    const isThere = [...document.querySelectorAll('h1')].some((each) => each.textContent?.includes(title));
    if (!isThere) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    // Frames are painted right after their callbacks, before the next task.
    port1.onmessage = () => window.__arrived?.(Date.now());
    port2.postMessage('');
  };
  requestAnimationFrame(look);
}
