// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchEngine } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { SearchDialog } from '../../../../theme/search/dialog/SearchDialog';
import type { OpenedResult } from '../../../../theme/search/marks/OpenedResult';
import { mockModalDialogs } from './modalDialogs';
import { titleGroup } from './titleGroup';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);

/** Finds three pages, named after the query. */
const engine: SearchEngine = {
  prepare: async () => undefined,
  search: async (query) => ({
    lists: [
      {
        index: '',
        label: '',
        current: true,
        groups: [1, 2, 3].map((number) => titleGroup(`${query} ${number}`, `/${query}-${number}`)),
      },
    ],
    otherLang: [],
    nearTerms: [],
  }),
};

function open() {
  const opened: OpenedResult[] = [];
  render(
    <SearchDialog
      engine={engine}
      scope={{ lang: 'en', version: '' }}
      onClose={() => undefined}
      onOpened={(result) => opened.push(result)}
    />,
  );
  return { field: screen.getByRole('combobox'), opened };
}
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
async function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  await wait(LIMITS.searchDebounce);
}
const row = (at: number) => screen.getAllByRole('option')[at] as HTMLElement;
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const scrolls = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  mockModalDialogs();
  Element.prototype.scrollIntoView = scrolls;
  scrolls.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

test('issue 20.4 the mouse chooses a row only by a real move, and the list does not scroll beneath it', async () => {
  const { field } = open();
  await type(field, 'a');
  scrolls.mockClear();
  // jsdom says of every move that it went 0 pixels, so that only a second one is known to be real.
  fireEvent.mouseMove(row(1), { screenX: 0, screenY: 0 });
  fireEvent.mouseMove(row(1), { screenX: 10, screenY: 10 });
  expect(chosen()).toBe('a 2');
  expect(scrolls).not.toHaveBeenCalled();
  await type(field, 'b');
  // Some browsers say so when the rows have changed beneath a pointer that rests.
  fireEvent.mouseMove(row(1), { screenX: 10, screenY: 10 });
  expect(chosen()).toBe('b 1');
  scrolls.mockClear();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(scrolls).toHaveBeenCalled();
});

test('issue 20.4 a press opens the row on which it began, whatever is found meanwhile', async () => {
  const { field, opened } = open();
  await type(field, 'a');
  fireEvent.change(field, { target: { value: 'b' } });
  const pressed = row(2);
  fireEvent.pointerDown(pressed);
  await wait(LIMITS.searchDebounce);
  expect(pressed.textContent).toBe('a 3');
  fireEvent.pointerUp(pressed);
  fireEvent.click(pressed);
  expect(opened).toMatchObject([{ query: 'a', link: '/a-3', hits: [{ title: 'a 3' }] }]);
  await wait(0);
  expect(row(2).textContent).toBe('b 3');
});
