import { BREAKPOINTS } from '../../site/breakpoints';
import * as LIMITS from '../../site/limits';
import { expect } from './fixtures';
import { STEPS, after, answerWith, expectSame, madeHit } from './referenceScript';
import { referenceTest as test, type Step } from './referenceSite';

const { open, type, write, press, button, go } = STEPS;

const select: Step = [
  'select 100 characters',
  (page) =>
    page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'selected text '.repeat(8).slice(0, 100);
      document.querySelector('main')?.append(text);
      getSelection()?.selectAllChildren(text);
    }),
];

test.describe('in the full tier', { tag: '@search-services' }, () => {
  test('S2-84 S2-85 S4-26 S4-27 S7-2 the same start, results, order, marks, arrows and requests as DocSearch 3.9.0', async ({
    reference,
    ours,
  }) => {
    const trace = await expectSame(reference, ours, [
      open,
      write('plugin'),
      press('ArrowDown'),
      press('ArrowUp'),
      press('ArrowUp'),
      press('ArrowDown'),
      write('bundle size'),
      write('zzz'),
      write(''),
      type('report'),
      press('Tab'),
    ]);
    expect(after(trace, 'open')).toMatchObject({ words: 'No recent searches', query: '' });
    expect(after(trace, 'write plugin').lists.map(({ title }) => title)).toEqual(['Config', 'Guide']);
    expect(trace.pictures[4]?.seen.active).toBeGreaterThan(0);
    expect(after(trace, 'press ArrowDown').active).toBe(0);
    expect(after(trace, 'write zzz').words).toContain('No results for "zzz"');
    expect(after(trace, 'type report').lists.length).toBeGreaterThan(0);
    expect(trace.requests).toHaveLength(9);
  });

  test('S4-33 Tab ends what the arrows choose, and stays in the dialog', async ({ reference, ours }) => {
    const trace = await expectSame(reference, ours, [open, write('plugin'), press('Tab')]);
    expect(after(trace, 'press Tab')).toMatchObject({ open: true, inField: false, active: undefined });
  });

  test('S2-87 S9-15 S9-8 three suggestions of five sections, groups of 20', async ({
    reference,
    ours,
    hosts,
  }) => {
    const many = Array.from({ length: 25 }, (_, index) => madeHit(`h${index}`, 'One'));
    answerWith(hosts, (query) => {
      if (query.startsWith('q')) return ['A', 'B', 'C', 'D', 'E'].map((name) => madeHit(name, name));
      return query.startsWith('z') ? [] : many;
    });
    const trace = await expectSame(reference, ours, [
      open,
      write('q'),
      write('z'),
      ['follow', (page) => page.getByRole('button', { name: 'B', exact: true }).click()],
      write('x'),
    ]);
    expect(after(trace, 'write z').words).toContain('Try searching for:ABC');
    expect(after(trace, 'write z').words).not.toContain('ABCD');
    expect(after(trace, 'follow').query).toBe('b ');
    expect(after(trace, 'write x').lists[0]?.entries).toHaveLength(LIMITS.providerGroupHits);
  });

  test.describe('on 768 px', () => {
    test.use({ viewport: { width: BREAKPOINTS.mobile, height: 900 } });
    test('S9-9 S9-11 five hits of a group, and snippets of five words', async ({ reference, ours }) => {
      const trace = await expectSame(reference, ours, [open, write('bundle')]);
      const guide = after(trace, 'write bundle').lists.find(({ title }) => title === 'Guide');
      expect(guide?.entries).toHaveLength(LIMITS.providerGroupHitsMobile);
      expect(JSON.stringify(trace.requests)).toContain('content:5');
    });
  });

  test('S5-1 S5-2 S4-32 S4-34 S4-35 64 characters, the selection, clearing and closing', async ({
    reference,
    ours,
  }) => {
    const long = 'x'.repeat(70);
    const trace = await expectSame(reference, ours, [
      open,
      type(long),
      button('Clear the query'),
      write('bundle'),
      press('Escape'),
      open,
      ['press outside', (page) => page.mouse.click(5, 500)],
      go('/guide/start'),
      select,
      open,
    ]);
    const [, full, cleared, , escaped, anew] = trace.pictures.map(({ seen }) => seen);
    expect(full?.query).toBe('x'.repeat(LIMITS.providerQueryLength));
    expect(cleared).toMatchObject({ open: true, query: '', words: 'No recent searches' });
    expect(escaped).toMatchObject({ open: false, lists: [] });
    expect(anew).toMatchObject({ query: '', words: 'No recent searches' });
    expect(after(trace, 'press outside').open).toBe(false);
    expect(after(trace, 'open').query).toBe('selected text '.repeat(8).slice(0, LIMITS.providerQueryLength));
  });
});
