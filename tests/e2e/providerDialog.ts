import type { Page } from '@playwright/test';
import type { Fault, SearchHost, SeenRequest } from '../support/searchHost';
import { expect } from './fixtures';
import { hydrated } from './hydrated';
import { INDEX } from './searchSite';

/** Markup that would run as an element. */
export const EVIL = '<img src=x onerror="window.ran=1">';

/** DocSearch's key of recent or favourite entries, in English. */
export const stored = (kind: 'RECENT' | 'FAVORITE') => `__DOCSEARCH_${kind}_SEARCHES__${INDEX}`;

/** The field, by the id that DocSearch gives it: its role is a plain search field. */
export const field = (page: Page) => page.locator('#docsearch-input');

export const option = (page: Page) => page.getByRole('option');

export const active = (page: Page) => page.getByRole('option', { selected: true });

/** The entries below a title. */
export const group = (page: Page, title: string) =>
  page
    .locator('.DocSearch-Hits')
    .filter({ has: page.locator('.DocSearch-Hit-source', { hasText: title }) })
    .getByRole('option');

export const failed = (page: Page) => page.locator('.DocSearch-ErrorScreen');

/** Opens a page and its search. */
export async function open(page: Page, path = '/guide/start'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: /Search docs|搜索文档/ }).click();
  await expect(field(page)).toBeFocused();
}

/** Asks for something that is found. */
export async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(option(page).first()).toBeVisible();
}

/** A record of a made-up page. */
export const madeHit = (id: string, lvl0 = 'Guide', more: object = {}) => ({
  objectID: id,
  url: `https://rsdoctor.rs/guide/bundle#${id}`,
  type: 'lvl1',
  content: null as string | null,
  hierarchy: { lvl0, lvl1: `Page ${id}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  _highlightResult: { hierarchy: { lvl0: { value: lvl0 }, lvl1: { value: `Page ${id}` } } },
  _snippetResult: { hierarchy: { lvl1: { value: `<mark>Page</mark> ${id}` } } },
  ...more,
});

/** Lets hosts answer each query with hits made from it. */
export function answerWith(
  hosts: readonly SearchHost[],
  hitsOf: (query: string) => readonly unknown[],
): void {
  const fault = ({ body }: SeenRequest): Fault => {
    const { requests } = JSON.parse(body) as { requests: { query: string }[] };
    const query = requests[0]?.query ?? '';
    const hits = hitsOf(query);
    const first = { hits, nbHits: hits.length, queryID: `id-of-${query}` };
    const results = [first, { hits: [madeHit('of another result')] }];
    return { kind: 'answer', body: JSON.stringify({ results }) };
  };
  for (const host of hosts) host.fault = fault;
}
