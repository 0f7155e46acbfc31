import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect } from './fixtures';
import { STEPS, after, answerWith, field, madeHit } from './referenceScript';
import { referenceTest as test, type Step } from './referenceSite';
import { INDEX } from './searchSite';

/*
 * Everything that DocSearch 3.9.0 does otherwise than our dialog, on purpose: what the published package does, and what
 * ours does. Whatever is not here is the same on both sides, by `provider-reference*.spec.ts`. A repair goes when the
 * first half of its test fails after an update.
 */

const { open, write, press } = STEPS;

const byButton: Step = [
  'open by the button',
  async (page) => {
    await page.getByRole('button', { name: /^Search docs/ }).click();
    await expect(field(page)).toBeFocused();
  },
];

const onFocused = (keys: string): Step => [
  `${keys} on the button`,
  async (page) => {
    await page.getByRole('button', { name: /^Search docs/ }).focus();
    await page.keyboard.press(keys);
  },
];

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

const EVIL = '<img src=x onerror="window.ran=1">';

const ran = (page: Page) => page.evaluate(() => 'ran' in window);

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('repair: when every host fails, an error screen shows; DocSearch says that there are no results', async ({
    reference,
    ours,
    failWith,
  }) => {
    failWith({ kind: 'status', status: 503 });
    const steps = [open, write('bundle')];
    expect(after(await reference(steps), 'write bundle').words).toContain('No results for "bundle"');
    expect(after(await ours(steps), 'write bundle').words).toContain('Unable to fetch results');
  });

  test('repair: a host that is down is left alone for 120 s; DocSearch asks it first with every query', async ({
    reference,
    ours,
    hosts: [first, second],
  }) => {
    first.fault = () => ({ kind: 'status', status: 500 });
    const steps = [open, write('bundle'), write('plugin'), write('report')];
    await reference(steps);
    expect([first.seen.length, second.seen.length]).toEqual([3, 3]);
    await ours(steps);
    expect([first.seen.length, second.seen.length]).toEqual([1, 3]);
  });

  test('repair: markup of a record is text; DocSearch runs it', async ({
    reference,
    ours,
    hosts,
    page,
    plainPage,
  }) => {
    answerWith(hosts, () => [
      madeHit('x', 'Guide', { _snippetResult: { hierarchy: { lvl1: { value: EVIL } } } }),
    ]);
    const steps = [open, write('x')];
    await reference(steps);
    expect(await ran(plainPage)).toBe(true);
    const own = after(await ours(steps), 'write x');
    expect(await ran(page)).toBe(false);
    expect(own.lists[0]?.entries[0]).toContain(EVIL);
  });

  test('repair: a broken entry of the storage is dropped; DocSearch takes all of its page down', async ({
    plainPage,
    page,
  }) => {
    const seed = (each: Page) =>
      each.addInitScript(
        (key) => localStorage.setItem(key, '[null]'),
        `__DOCSEARCH_RECENT_SEARCHES__${INDEX}`,
      );
    for (const each of [plainPage, page]) {
      await seed(each);
      await each.goto('/');
      await hydrated(each);
      await each.keyboard.press('Control+k');
    }
    await expect(plainPage.locator('#root')).toBeEmpty();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('repair: focus is given back; DocSearch leaves it on nothing', async ({
    reference,
    ours,
    plainPage,
    page,
  }) => {
    await reference([byButton, press('Escape')]);
    expect(await focused(plainPage)).toBe('body');
    await ours([byButton, press('Escape')]);
    expect(await focused(page)).toBe('button');
  });

  test('repair: a letter on the button is typed once, and Ctrl+G is the browser’s; DocSearch doubles it and opens', async ({
    reference,
    ours,
  }) => {
    const steps = [onFocused('g')];
    expect(after(await reference(steps), 'g on the button').query).toBe('gg');
    expect(after(await ours(steps), 'g on the button').query).toBe('g');
    const withCtrl = [onFocused('Control+g')];
    expect(after(await reference(withCtrl), 'Control+g on the button').open).toBe(true);
    expect(after(await ours(withCtrl), 'Control+g on the button').open).toBe(false);
  });

  test('S4-40 repair: without motion an entry is gone at once, and the field has focus; DocSearch fades it out all the same', async ({
    reference,
    ours,
    plainPage,
    page,
  }) => {
    const steps = [open, write('bundle'), STEPS.enter(/bundle$/), open];
    const remove = (each: Page) =>
      each.evaluate(async (key) => {
        const hit = document.querySelector('.DocSearch-Hit');
        const button = hit?.querySelector<HTMLElement>('[title="Remove this search from history"]');
        button?.focus();
        button?.click();
        // A microtask is enough for React to draw what a click has changed.
        await Promise.resolve();
        const fading = hit?.getAnimations().some((animation) => animation instanceof CSSTransition);
        return { kept: localStorage.getItem(key), fading, focus: document.activeElement?.localName };
      }, `__DOCSEARCH_RECENT_SEARCHES__${INDEX}`);
    for (const each of [plainPage, page]) await each.emulateMedia({ reducedMotion: 'reduce' });
    await reference(steps);
    expect(await remove(plainPage)).toMatchObject({
      kept: expect.stringMatching(/^\[\{/) as unknown,
      fading: true,
      focus: 'button',
    });
    await ours(steps);
    expect(await remove(page)).toEqual({ kept: '[]', fading: false, focus: 'input' });
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('S3-44 repair: a saved part of a page is saved alone; DocSearch keeps its parent with it, marks and all', async ({
    reference,
    ours,
    hosts,
  }) => {
    const parent = madeHit('page');
    const part = madeHit('part', 'Guide', {
      type: 'lvl2',
      hierarchy: { ...parent.hierarchy, lvl2: 'Part' },
      _snippetResult: { hierarchy: { lvl2: { value: '<mark>Part</mark>' } } },
    });
    answerWith(hosts, () => [parent, part]);
    const steps = [open, write('x'), press('ArrowDown'), STEPS.enter(/#part$/)];
    const theirs = after(await reference(steps), 'enter').recent;
    expect(theirs).toMatchObject([{ objectID: 'part', __docsearch_parent: { objectID: 'page' } }]);
    expect(JSON.stringify(theirs)).toContain('_snippetResult');
    const own = after(await ours(steps), 'enter').recent;
    expect(own).toMatchObject([{ objectID: 'part', __docsearch_parent: null }]);
    expect(JSON.stringify(own)).not.toMatch(/_snippetResult|_highlightResult/);
  });

  test('repair: an option is the link itself; DocSearch puts a link into the option', async ({
    reference,
    ours,
    plainPage,
    page,
  }) => {
    const steps = [open, write('bundle')];
    await reference(steps);
    await ours(steps);
    const options = (each: Page) =>
      each.getByRole('option').evaluateAll((all) => [...new Set(all.map(({ localName }) => localName))]);
    expect(await options(plainPage)).toEqual(['li']);
    expect(await plainPage.getByRole('option').locator('a').count()).toBeGreaterThan(5);
    expect(await options(page)).toEqual(['a']);
    expect(await page.getByRole('option').locator('a').count()).toBe(0);
  });
});
