import type { Browser, Page } from '@playwright/test';
import { openReport, showView, WINDOW_HEIGHT, type ReportSight } from './openReport';

/** Pages that stay open from one picture to the next: opening a report costs more than a picture of it. */
export interface ReportPages {
  /**
   * Shows a view, in a page that is open already if it can be.
   * @throws Error when the report asks for anything beyond itself or ends in an error
   */
  readonly show: (sight: ReportSight) => Promise<Page>;
  /** Gives a page up, for instance because a picture failed and nobody knows what it shows. */
  readonly drop: (sight: ReportSight) => Promise<void>;
}

/** The comparison of two builds has one view only, so it is opened anew each time. */
const isComparison = ({ route }: ReportSight) => route.startsWith('#/resources/bundle/diff');

/**
 * Keeps one page for each language and theme, all of the report that was asked for last.
 * @param browser browser from `startBrowser`, whose end closes the pages
 * @param timeout how long each step of a picture may take, in ms; long enough for a busy machine when left out
 */
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
