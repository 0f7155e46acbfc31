import type { Page } from '@playwright/test';
import * as LIMITS from '../../site/limits';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { HOSTILE_SEED, hostileQueries } from '../support/hostileQueries';
import { hydrated } from './hydrated';
import { askAll, prepareAskAll } from './askAll';
import { expect } from './fixtures';

/** How many queries there are, how many a test of the full tier asks, and how many `npm test` asks in each dialog. */
const ALL = 2000;
const PART = 500;
const SAMPLE = 60;

/** Queries of one test: what its name says of them, and its tags. */
interface HostilePart {
  readonly name: string;
  readonly tag: string[];
  readonly queries: readonly string[];
}

/** A sample with every piece that the queries are mixed from, then all of them in parts, in the full tier alone. */
export const HOSTILE_PARTS: readonly HostilePart[] = [
  { name: `1 to ${SAMPLE} (seed ${HOSTILE_SEED})`, tag: [], queries: hostileQueries(SAMPLE) },
  ...Array.from({ length: ALL / PART }, (_, at) => ({
    name: `${at * PART + 1} to ${(at + 1) * PART}`,
    tag: ['@hostile'],
    queries: hostileQueries(ALL).slice(at * PART, (at + 1) * PART),
  })),
];

/** More than any answer draws; an answer of a thousand rows, or one that repeats 10 kB, would be beyond it. */
const MOST_ELEMENTS = 1200;
const MOST_LETTERS = 30_000;

/**
 * Asks queries in the dialog of a page, and expects that they stay text, that what they draw is bounded, and that the
 * dialog still answers.
 * @param page a page that has not been loaded yet
 * @param path its address
 * @param queries what to ask
 */
export async function expectHarmless(page: Page, path: string, queries: readonly string[]): Promise<void> {
  await prepareAskAll(page, LIMITS.searchDebounce);
  await page.goto(path);
  await hydrated(page);
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
