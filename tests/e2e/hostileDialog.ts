import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { hostileQueries } from '../support/hostileQueries';
import { expect } from './fixtures';
import { visit } from './hydrated';

/** All pieces of which the queries are mixed, and mixtures. */
const QUERIES = hostileQueries(250);

/** More than any answer draws; an answer of a thousand rows, or one that repeats 10 kB, would be beyond it. */
const MOST_ELEMENTS = 1200;
const MOST_LETTERS = 30_000;

/** The most that any of the queries drew, and what should never have been drawn. */
interface Drawn {
  readonly asked: number;
  readonly elements: number;
  readonly letters: number;
  /** Elements and attributes that no result has: scripts, frames, handlers, addresses that leave the web. */
  readonly forbidden: readonly string[];
}

/** Counts what is on its way on a page that has not been loaded yet, and lets a pause of so many ms while typing pass at once. */
async function prepareAskAll(page: Page, pause: number): Promise<void> {
  await page.addInitScript((skipped) => {
    const counts = window as unknown as { onTheWay: number; ran?: boolean };
    counts.onTheWay = 0;
    window.alert = () => {
      counts.ran = true;
    };
    const wait = window.setTimeout;
    window.setTimeout = ((run: () => void, time?: number) =>
      wait(run, time === skipped ? 0 : time)) as typeof setTimeout;
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function counted(...body) {
      counts.onTheWay += 1;
      this.addEventListener('loadend', () => (counts.onTheWay -= 1));
      send.apply(this, body);
    };
  }, pause);
}

/**
 * Types queries into the open search dialog, one after another inside the page, so that hundreds take seconds, and looks at
 * what each one draws; `loading` is what the dialog's status says while it searches.
 */
function askAll(page: Page, queries: readonly string[], loading: string): Promise<Drawn> {
  return page.evaluate(
    async ({ all, busy }) => {
      const dialog = document.querySelector('dialog[open]');
      const field = dialog?.querySelector('input');
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!dialog || !field) throw new Error('No dialog is open.');
      const counts = window as unknown as { onTheWay: number };
      const turn = () => new Promise((next) => setTimeout(next));
      const isBusy = () =>
        counts.onTheWay > 0 ||
        [...dialog.querySelectorAll('[role="status"]')].some((status) => status.textContent === busy);
      const answered = async (query: string) => {
        // A few turns: a client may first look whether it knows the answer.
        for (let wait = 0; wait < 6; wait += 1) await turn();
        for (const start = Date.now(); isBusy(); await turn()) {
          if (Date.now() - start > 10_000)
            throw new Error(`No answer to ${JSON.stringify(query.slice(0, 80))}`);
        }
        await turn();
      };
      const forbidden = new Set<string>();
      let elements = 0;
      let letters = 0;
      for (const query of all) {
        setValue?.call(field, query);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await answered(query);
        const parts = [...dialog.querySelectorAll('*')];
        for (const part of parts) {
          if (/^(?:script|style|link|meta|base|img|iframe|object|embed|video|audio)$/.test(part.localName))
            forbidden.add(part.localName);
          for (const { name, value } of part.attributes) {
            const isFollowed = /^(?:href|src|srcset|action|formaction|data|xlink:href)$/.test(name);
            if (name.startsWith('on') || (isFollowed && /^(?:javascript|data):/i.test(value)))
              forbidden.add(`${name}=${value}`);
          }
        }
        elements = Math.max(elements, parts.length);
        letters = Math.max(letters, dialog.textContent.length);
        dialog.getBoundingClientRect();
      }
      if ('ran' in window) forbidden.add('a script ran');
      return { asked: all.length, elements, letters, forbidden: [...forbidden] };
    },
    { all: queries, busy: loading },
  );
}

/**
 * Asks hostile queries in the dialog of a page that has not been loaded yet, and expects that they stay text, that what
 * they draw is bounded, and that the dialog still answers.
 * @param most how many characters the field takes
 */
export async function expectHarmless(page: Page, path: string, most = Infinity): Promise<void> {
  const queries = QUERIES.map((query) => query.slice(0, most));
  await prepareAskAll(page, LIMITS.searchDebounce);
  await visit(page, path);
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] input:not([type="checkbox"])');
  await expect(field).toBeFocused();
  const { asked, elements, letters, forbidden } = await askAll(page, queries, SEARCH_WORDS.loading.en);
  expect(asked).toBe(queries.length);
  expect(forbidden).toEqual([]);
  expect(elements).toBeLessThan(MOST_ELEMENTS);
  expect(letters).toBeLessThan(MOST_LETTERS);
  await field.fill('bundle');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
}
