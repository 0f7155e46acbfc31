import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { STEPS, after, answerWith, expectSame, madeHit } from './referenceScript';
import { referenceTest as test, type Step } from './referenceSite';

const { open, write, press, button, enter } = STEPS;

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
  const visit = (id: string): Step[] => [open, write(id), enter(new RegExp(`#${id}$`))];
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
  const ids = (after(trace, 'open').recent as { objectID: string }[]).map(({ objectID }) => objectID);
  expect(ids).toEqual(['i', 'g', 'f', 'e']);
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
