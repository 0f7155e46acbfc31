import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { STEPS, after, answerWith, expectSame, madeHit } from './referenceScript';
import { referenceTest as test, type Step } from './referenceSite';
import { INDEX } from './searchSite';

const { open, write, press, button, enter } = STEPS;

/** Searches an entry of `madeHit` and opens it. */
const visit = (id: string): Step[] => [open, write(id), enter(new RegExp(`#${id}$`))];

const ids = (entries: readonly unknown[] = []) =>
  (entries as { objectID: string }[]).map(({ objectID }) => objectID);

/** A text of a page, beside the page itself. */
const textHit = madeHit('text', 'Guide', {
  type: 'content',
  content: 'Words of the page',
  hierarchy: madeHit('page').hierarchy,
  _snippetResult: { content: { value: 'Words of the <mark>page</mark>' } },
});

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S3-43 S3-44 S4-28 S4-36 what Enter opened is recent: of a text the page that it stands on, if that was found', async ({
    reference,
    ours,
    hosts,
  }) => {
    answerWith(hosts, (query) => (query === 'both' ? [madeHit('page'), textHit] : [textHit]));
    const trace = await expectSame(reference, ours, [
      open,
      write('alone'),
      enter(/#text$/),
      open,
      write('both'),
      press('ArrowDown'),
      enter(/#text$/),
      open,
      enter(/#page$/),
    ]);
    expect(trace.pictures[2]?.seen.recent).toEqual([]);
    const places = after(trace, 'write both').lists[0]?.entries.map((entry) => entry.split(' | ').at(-1));
    expect(places).toEqual(['parent', 'child']);
    const saved = { ...madeHit('page', 'Guide', { url: '/guide/bundle#page' }), __docsearch_parent: null };
    const { _highlightResult, _snippetResult, ...entry } = saved;
    expect(trace.pictures[6]?.seen.recent).toEqual([entry]);
    expect(after(trace, 'enter').recent).toEqual([entry]);
  });

  test('S4-36 S4-39 what is opened again comes first and stands there once, also among favourites', async ({
    reference,
    ours,
    hosts,
  }) => {
    test.slow();
    answerWith(hosts, (query) => [madeHit(query)]);
    const trace = await expectSame(reference, ours, [
      ...['a', 'b', 'a'].flatMap((id) => visit(id)),
      open,
      button('Save this search'),
      button('Save this search'),
      press('Escape'),
      ...visit('a'),
      open,
    ]);
    expect(ids(trace.pictures[8]?.seen.recent)).toEqual(['a', 'b']);
    expect(ids(after(trace, 'open').favourites)).toEqual(['b', 'a']);
    expect(ids(after(trace, 'open').recent)).toEqual([]);
  });

  test('S4-37 S4-39 S4-40 S5-3 saving and removing move the same entries', async ({ reference, ours }) => {
    const trace = await expectSame(reference, ours, [
      open,
      write('bundle'),
      enter(/bundle$/),
      open,
      write('install'),
      enter(/install$/),
      open,
      button('Save this search'),
      write('install'),
      enter(/install$/),
      open,
      button('Remove this search from history'),
      button('Remove this search from favorites'),
    ]);
    expect(after(trace, 'button Save this search')).toMatchObject({ recent: [{}], favourites: [{}] });
    expect(after(trace, 'enter').recent).toHaveLength(1);
    expect(after(trace, 'button Remove this search from favorites').words).toBe('No recent searches');
  });

  test('S9-12 S9-13 the same seven entries stay, and four beside favourites', async ({
    reference,
    ours,
    hosts,
  }) => {
    test.slow();
    answerWith(hosts, (query) => [madeHit(query)]);
    const trace = await expectSame(reference, ours, [
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap(visit),
      open,
      button('Save this search'),
      press('Escape'),
      ...visit('i'),
      open,
    ]);
    expect(trace.pictures[24]?.seen.recent).toHaveLength(7);
    expect(after(trace, 'button Save this search')).toMatchObject({ favourites: [{ objectID: 'h' }] });
    expect(ids(after(trace, 'open').recent)).toEqual(['i', 'g', 'f', 'e']);
  });

  test('S9-12 S9-13 S9-14 of too many saved entries the same stay, and a new favourite takes the place of the last', async ({
    reference,
    ours,
    plainPage,
    page,
  }) => {
    const stored = (kind: string, names: string) => {
      const entries = [...names].map((id) => {
        const { _highlightResult, _snippetResult, ...entry } = madeHit(id);
        return { ...entry, url: `/guide/bundle#${id}`, __docsearch_parent: null };
      });
      return [`__DOCSEARCH_${kind}_SEARCHES__${INDEX}`, JSON.stringify(entries)] as const;
    };
    for (const each of [plainPage, page]) {
      await each.addInitScript(
        (slots) => slots.forEach(([key, entries]) => localStorage.setItem(key, entries)),
        [stored('RECENT', 'abcdefghi'), stored('FAVORITE', '0123456789AB')],
      );
    }
    const trace = await expectSame(reference, ours, [open, button('Save this search')]);
    const [recent, favourites] = after(trace, 'open').lists;
    expect([recent?.entries.length, favourites?.entries.length]).toEqual([4, 10]);
    expect(ids(after(trace, 'button Save this search').favourites).join('')).toBe('a012345678');
    expect(ids(after(trace, 'button Save this search').recent).join('')).toBe('bcd');
  });

  test('S4-29 S4-30 S4-31 S4-38 Enter with a modifier opens the same pages apart, and saves the same', async ({
    reference,
    ours,
  }) => {
    const apart = (keys: string): Step => [
      keys,
      async (page: Page) => {
        const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press(keys)]);
        await opened.waitForURL(/guide\/bundle$/);
        await opened.close();
      },
    ];
    const trace = await expectSame(reference, ours, [
      open,
      write('bundle'),
      press('Alt+Enter'),
      apart('Control+Enter'),
      apart('Shift+Enter'),
    ]);
    expect(after(trace, 'press Alt+Enter')).toMatchObject({ open: true, recent: [], address: '/' });
    expect(after(trace, 'Control+Enter')).toMatchObject({ open: true, recent: [{}], address: '/' });
    expect(after(trace, 'Shift+Enter')).toMatchObject({ open: true, recent: [{}] });
  });
});
