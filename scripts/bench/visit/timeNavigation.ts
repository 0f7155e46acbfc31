import type { Page } from '@playwright/test';

/** A page that a link leads to. */
export interface NextPage {
  /** Its path, without ending. */
  readonly path: string;
  readonly title: string;
}

/**
 * Follows a link.
 * @param page an idle page
 * @param next where the link leads
 * @returns ms from the click until the new title is there; a site that loads whole pages is timed the same way
 * @throws Error when there is no such link or the title does not come
 */
export async function timeNavigation(page: Page, next: NextPage): Promise<number> {
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
  const seen = await page.waitForFunction(
    (title) =>
      [...document.querySelectorAll('h1')].some((heading) => heading.textContent?.includes(title)) &&
      Date.now(),
    next.title,
    { polling: 'raf' },
  );
  return Number(await seen.jsonValue()) - clicked;
}
