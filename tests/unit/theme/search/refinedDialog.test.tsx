// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchEngine } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { SEARCH_WORDS as WORDS } from '../../../../site/words/siteSearch';
import { SearchDialog } from '../../../../theme/search/dialog/SearchDialog';
import { mockModalDialogs } from './modalDialogs';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);

/** Time that the parts of the index take. */
const PARTS = 400;

function answer(titles: readonly string[], nearTerms: readonly string[] = []): SearchAnswer {
  const groups = titles.map((title) => ({
    renderType: 'default' as const,
    group: title,
    lang: 'en' as const,
    hits: [
      {
        type: 'title' as const,
        title,
        header: '',
        statement: '',
        link: `/${title.toLowerCase()}`,
        highlightInfoList: [],
      },
    ],
  }));
  return { lists: [{ index: '', label: '', current: true, groups }], otherLang: [], nearTerms };
}

/** An open dialog over an index that answers twice; an error instead of the second answer fails it. */
async function ask(first: SearchAnswer, whole: SearchAnswer | Error) {
  const more = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, PARTS));
    if (whole instanceof Error) throw whole;
    return whole;
  });
  const engine: SearchEngine = { prepare: async () => undefined, search: async () => ({ ...first, more }) };
  const onClose = vi.fn();
  render(<SearchDialog engine={engine} scope={{ lang: 'en', version: '' }} onClose={onClose} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'page' } });
  return { field, more, onClose };
}
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;
const WHOLE = LIMITS.searchRefineDelay + PARTS;

beforeEach(() => {
  vi.useFakeTimers();
  mockModalDialogs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('issue 6.2 first results show at once, and the whole answer takes their place; it alone is counted aloud', async () => {
  await ask(answer(['First']), answer(['Best', 'First']));
  await wait(LIMITS.searchDebounce);
  expect(rows()).toEqual(['First']);
  expect(status()).toBe(WORDS.loading.en);
  await wait(WHOLE);
  expect(rows()).toEqual(['Best', 'First']);
  expect(status()).toBe('2 results');
});

test.each([
  ['moves in', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'ArrowDown' })],
  [
    'points into',
    () => {
      const row = screen.getAllByRole('option')[0] as HTMLElement;
      // jsdom says of every move that it went 0 pixels, so that only a second one is known to be real.
      for (const screenX of [0, 10]) fireEvent.mouseMove(row, { screenX });
    },
  ],
  ['scrolls', () => fireEvent.wheel(screen.getByRole('listbox'))],
])('issue 6.2 a list that the reader %s stays, and is counted', async (_, walk) => {
  const { field } = await ask(answer(['First', 'Second']), answer(['Best']));
  await wait(LIMITS.searchDebounce);
  walk(field);
  await wait(WHOLE);
  expect(rows()).toEqual(['First', 'Second']);
  expect(status()).toBe('2 results');
});

test('issue 6.2 "no results" is said by the whole answer only', async () => {
  await ask(answer([]), answer([], ['Treemap']));
  await wait(LIMITS.searchDebounce);
  expect(status()).toBe(WORDS.loading.en);
  expect(screen.queryByText('Treemap')).toBeNull();
  await wait(PARTS);
  expect(screen.getByRole('button', { name: 'Treemap' })).toBeDefined();
});

test('issue 6.2 parts that cannot be had leave the first results, and fail a query without any', async () => {
  await ask(answer(['First']), new Error('status 500'));
  await wait(LIMITS.searchDebounce + WHOLE);
  expect(rows()).toEqual(['First']);
  expect(status()).toBe('1 result');
  cleanup();
  await ask(answer([]), new Error('status 500'));
  await wait(LIMITS.searchDebounce + WHOLE);
  expect(status()).toBe(WORDS.failed.en);
});

test('issue 6.2 no part is fetched for a query that is typed on', async () => {
  const { field, more } = await ask(answer(['First']), answer(['Best']));
  await wait(LIMITS.searchDebounce);
  fireEvent.change(field, { target: { value: 'pages' } });
  await wait(LIMITS.searchDebounce + LIMITS.searchRefineDelay - 1);
  expect(more).not.toHaveBeenCalled();
  await wait(1);
  expect(more).toHaveBeenCalledOnce();
});

test('issue 6.2 Enter before any result opens the best of the whole answer; on a shown row it opens that one', async () => {
  const opened: (string | null)[] = [];
  const onClick = ({ target }: MouseEvent) => opened.push((target as Element).textContent);
  document.addEventListener('click', onClick);
  const { field } = await ask(answer(['First']), answer(['Best']));
  fireEvent.keyDown(field, { key: 'Enter' });
  await wait(LIMITS.searchDebounce);
  expect(opened).toEqual([]);
  await wait(WHOLE);
  expect(opened).toEqual(['Best']);
  cleanup();
  const again = await ask(answer(['First']), answer(['Best']));
  await wait(LIMITS.searchDebounce);
  fireEvent.keyDown(again.field, { key: 'Enter' });
  expect(opened).toEqual(['Best', 'First']);
  document.removeEventListener('click', onClick);
});
