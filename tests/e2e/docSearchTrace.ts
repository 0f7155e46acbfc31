import type { Page } from '@playwright/test';
import { INDEX } from './searchSite';

/** One list of the dialog, by its title. */
export interface SeenList {
  readonly title: string;
  /** Each entry: text, path below it, address, marked words, and whether it is drawn as the child of another. */
  readonly entries: readonly string[];
}

/** What a reader sees of DocSearch, and what the browser keeps of it. */
export interface Seen {
  readonly open: boolean;
  readonly query: string | undefined;
  readonly lists: readonly SeenList[];
  /** Number of the active entry, counted through all lists; undefined without one. */
  readonly active: number | undefined;
  /** Words of a screen without lists. */
  readonly words: string;
  /** Whether the field has focus; undefined while the dialog is closed. */
  readonly inField: boolean | undefined;
  readonly stalled: boolean;
  readonly recent: readonly unknown[];
  readonly favourites: readonly unknown[];
  readonly address: string;
}

/**
 * Reads the dialog by the class names of DocSearch, which both sides have; roles differ on purpose.
 * @param page a page with DocSearch
 */
export function observe(page: Page): Promise<Seen> {
  return page.evaluate((index) => {
    const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim();
    const modal = document.querySelector('.DocSearch-Modal');
    const hits = [...(modal?.querySelectorAll('.DocSearch-Hit') ?? [])];
    const isActive = (hit: Element) =>
      hit.matches('[aria-selected="true"]') || hit.querySelector('[aria-selected="true"]') !== null;
    const entry = (hit: Element) => {
      const { pathname = '', hash = '' } = hit.querySelector('a') ?? {};
      const marks = [...hit.querySelectorAll('mark')].map(text);
      const child = hit.querySelector('.DocSearch-Hit-Tree') ? 'child' : 'parent';
      const words = [...hit.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path')].map(text);
      return [...words, `${pathname}${hash}`, ...marks, child].join(' | ');
    };
    const stored = (kind: string) => {
      const kept = JSON.parse(localStorage.getItem(`__DOCSEARCH_${kind}_SEARCHES__${index}`) ?? '[]') as {
        [key: string]: unknown;
      }[];
      // Ours carry two more fields of the record, and not the place that an entry once had in a list. Without a parent
      // they say so; DocSearch says it of some and leaves it out of others.
      return kept.map(({ anchor: _a, url_without_anchor: _u, __autocomplete_id: _id, ...rest }) => ({
        __docsearch_parent: null,
        ...rest,
      }));
    };
    const input = modal?.querySelector('input');
    const active = hits.findIndex(isActive);
    return {
      open: modal !== null,
      query: input?.value,
      lists: [...(modal?.querySelectorAll('.DocSearch-Hits') ?? [])].map((list) => ({
        title: text(list.querySelector('.DocSearch-Hit-source')),
        entries: [...list.querySelectorAll('.DocSearch-Hit')].map(entry),
      })),
      active: active < 0 ? undefined : active,
      words: text(
        modal?.querySelector('.DocSearch-StartScreen, .DocSearch-NoResults, .DocSearch-ErrorScreen'),
      ),
      inField: modal ? document.activeElement === input : undefined,
      stalled: document.querySelector('.DocSearch-Container--Stalled') !== null,
      recent: stored('RECENT'),
      favourites: stored('FAVORITE'),
      address: location.pathname + location.hash,
    };
  }, INDEX);
}

/**
 * Waits until nothing moves any more: no request on its way, and the same picture twice.
 * @param page a page with DocSearch
 * @param onTheWay how many requests are on their way
 */
export async function settled(page: Page, onTheWay: () => number): Promise<Seen> {
  let before = '';
  for (let look = 0; look < 100; look += 1) {
    await page.waitForLoadState();
    const seen = await observe(page).catch((error: Error) => {
      // The page is being left; the next one is what counts.
      if (!/navigation/.test(error.message)) throw error;
      return undefined;
    });
    const now = onTheWay() > 0 ? `on the way ${look}` : JSON.stringify(seen);
    if (seen && now === before) return seen;
    before = now;
    await page.waitForTimeout(100);
  }
  throw new Error(`The dialog does not come to rest: ${before}`);
}
