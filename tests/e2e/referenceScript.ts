import type { Page } from '@playwright/test';
import type { Fault, SearchHost, SeenRequest } from '../support/searchHost';
import type { Seen } from './docSearchTrace';
import { expect } from './fixtures';
import type { Run, Step, Trace } from './referenceSite';

/** The field, by the id that DocSearch gives it. */
export const field = (page: Page) => page.locator('#docsearch-input');

/** What a reader does, one step each. */
export const STEPS = {
  open: [
    'open',
    async (page) => {
      // A press is lost while the page does not listen yet; one more would close what the first has opened.
      await expect(async () => {
        if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
        await expect(field(page)).toBeFocused({ timeout: 3000 });
      }).toPass();
    },
  ] satisfies Step,
  /** Letter by letter. */
  type: (text: string): Step => [`type ${text}`, (page) => page.keyboard.type(text, { delay: 5 })],
  /** The whole query at once, so that no two searches are on their way together. */
  write: (text: string): Step => [`write ${text}`, (page) => field(page).fill(text)],
  press: (key: string): Step => [`press ${key}`, (page) => page.keyboard.press(key)],
  /** By the title of the first such button. DocSearch acts at the end of a transition of a quarter of a second. */
  button: (name: string): Step => [
    `button ${name}`,
    async (page) => {
      await page.getByTitle(name).first().click();
      await page.waitForTimeout(500);
    },
  ],
  go: (address: string): Step => [`go ${address}`, (page) => page.goto(address)],
  /** Opens the active entry, which must lead to an address. */
  enter: (address: RegExp): Step => [
    'enter',
    async (page) => {
      await page.keyboard.press('Enter');
      await page.waitForURL(address);
      await expect(field(page)).toBeHidden();
    },
  ],
} as const;

/**
 * Runs a script on both sides, and expects the same pictures and the same requests.
 * @returns what both did
 */
export async function expectSame(reference: Run, ours: Run, steps: readonly Step[]): Promise<Trace> {
  const theirs = await reference(steps);
  const own = await ours(steps);
  expect(own.pictures).toEqual(theirs.pictures);
  expect(own.requests).toEqual(theirs.requests);
  return theirs;
}

/** The picture after a step; after its last one, when there were more. */
export function after({ pictures }: Trace, step: string): Seen {
  const found = pictures.filter((picture) => picture.step === step).at(-1);
  if (!found) throw new Error(`No step ${step}`);
  return found.seen;
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
export function answerWith(hosts: readonly SearchHost[], hitsOf: (query: string) => readonly object[]): void {
  const fault = ({ body }: SeenRequest): Fault => {
    const { requests } = JSON.parse(body) as { requests: { query: string }[] };
    const hits = hitsOf(requests[0]?.query ?? '');
    return { kind: 'answer', body: JSON.stringify({ results: [{ hits, nbHits: hits.length }] }) };
  };
  for (const host of hosts) host.fault = fault;
}
