// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import type { SearchHit } from '../../../../packages/search/types';
import { SearchMarks } from '../../../../theme/search/SearchMarks';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

/** Stands in for the highlight registry, which jsdom lacks. */
const highlights = new Map<string, { readonly ranges: readonly Range[] }>();
const marked = () => highlights.get('site-search')?.ranges.map(String);
const opened = { query: 'bundle size', link: '/guide/size', hits: [] };

function page(html: string, address = '/docs/guide/size') {
  window.history.replaceState(null, '', address);
  const main = document.createElement('main');
  main.append(document.createRange().createContextualFragment(html));
  document.body.append(main);
  return main;
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(LIMITS.searchMarkDelay));
/** Observers report in a task of their own. */
const changed = async () => {
  await act(() => vi.advanceTimersByTimeAsync(0));
  await wait();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      readonly ranges: readonly Range[];
      constructor(...ranges: readonly Range[]) {
        this.ranges = ranges;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TEXT = '<h1>Bundle size</h1><p>The <b>bundles</b> of a build.</p><nav>Bundle size</nav>';

test('issue 20.4 words are marked as they stand, chrome is not, and the page is not changed', async () => {
  const main = page(TEXT);
  const before = main.innerHTML;
  render(<SearchMarks opened={opened} onClear={() => undefined} />);
  await wait();
  expect(marked()).toEqual(['Bundle', 'size', 'bundles']);
  expect(main.innerHTML).toBe(before);
  expect(screen.getByRole('status').textContent).toBe('3 matches marked');
});

test('issue 20.4 what the page draws later is marked too', async () => {
  const main = page('<p>Loading</p>');
  render(<SearchMarks opened={opened} onClear={() => undefined} />);
  await wait();
  expect(marked()).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
  main.append('one size');
  await changed();
  expect(marked()).toEqual(['size']);
  expect(screen.getByRole('status').textContent).toBe('1 match marked');
});

test('issue 20.4 nothing is marked before the page is there, and another page ends it', async () => {
  const onClear = vi.fn();
  page(TEXT, '/docs/other');
  const { rerender } = render(<SearchMarks opened={opened} onClear={onClear} />);
  await wait();
  expect(marked()).toBeUndefined();
  window.history.replaceState(null, '', '/docs/guide/size.html');
  rerender(<SearchMarks opened={opened} onClear={onClear} />);
  await wait();
  expect(marked()).toHaveLength(3);
  expect(onClear).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/docs/other');
  rerender(<SearchMarks opened={opened} onClear={onClear} />);
  expect(onClear).toHaveBeenCalledOnce();
  expect(marked()).toBeUndefined();
});

test('issue 20.4 the button and Escape clear the marks; Escape in a field or a dialog is theirs', async () => {
  const onClear = vi.fn();
  page(`${TEXT}<input><dialog open></dialog>`);
  const { unmount } = render(<SearchMarks opened={opened} onClear={onClear} />);
  await wait();
  const field = document.querySelector('input') as HTMLElement;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  document.querySelector('dialog')?.remove();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClear).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(document.querySelector('main'));
  unmount();
  expect(marked()).toBeUndefined();
});

test('issue 20.4 a page that says a word everywhere has a bounded number of marks', async () => {
  page(`<p>${'size '.repeat(400)}</p>`.repeat(3));
  render(<SearchMarks opened={opened} onClear={() => undefined} />);
  await wait();
  expect(marked()).toHaveLength(LIMITS.searchMarks);
});

const row = (text: string, word: string): SearchHit => ({
  type: 'content',
  title: 'A page',
  header: '',
  statement: text,
  link: '/guide/size',
  highlightInfoList: [{ start: text.indexOf(word), length: word.length }],
});

test.each([
  [
    'words without those of every sentence',
    'how to compare the bundles',
    [],
    ['compare', 'bundle', 'bundles'],
  ],
  ['the word of a slip', 'treemqp', [row('Read the treemap first.', 'treemap')], ['treemap']],
  ['a piece of a name', 'weight', [], ['Weight']],
  ['Chinese as it is, and no letters of two words as one', '产物体积', [], ['产物', '体积']],
  ['words with accents', 'bundel', [row('Bündle', 'Bündle')], ['bundle', 'bundles']],
])('issue 20.4 what is marked: %s', async (_, query, hits, expected) => {
  page('<p>How to compare: one bundle, two bundles, a treemap, maxWeight. 看产物、物体，和体积。</p>');
  render(<SearchMarks opened={{ ...opened, query, hits }} onClear={() => undefined} />);
  await wait();
  expect(marked()).toEqual(expected);
});

test('a browser that cannot mark without changing the page marks nothing', async () => {
  vi.stubGlobal('CSS', {});
  page(TEXT);
  render(<SearchMarks opened={opened} onClear={() => undefined} />);
  await wait();
  expect(screen.queryByRole('button')).toBeNull();
});
