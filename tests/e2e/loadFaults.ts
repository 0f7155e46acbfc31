import type { Page, Route } from '@playwright/test';

/** A page of this site in the middle of its section. */
export const PAGE = '/guide/start/intro';

/** Scripts that are not those of every page. */
export const ROUTE_SCRIPTS = '**/static/js/async/**';

/** Answers as a server does that knows a file no more. */
export const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });

/** The notice that something did not load. */
export const notice = (page: Page) => page.getByRole('alert');

/**
 * Takes out of the pageErrors what a browser says on its console of files that fail on purpose; what the page itself says
 * is looked at.
 * @param pageErrors gathered by `fixtures.ts`, changed in place
 */
export function forgetFaults(pageErrors: string[]): void {
  const own = pageErrors.filter(
    (line) => !/Failed to load resource|^failed: |ChunkLoadError|Loading (?:CSS )?chunk|MIME type/.test(line),
  );
  pageErrors.splice(0, pageErrors.length, ...own);
}

/** Opens pages as a reader who saves data: nothing is fetched before it is asked for, so a test can take it away first. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
