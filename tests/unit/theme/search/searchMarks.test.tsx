// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import type { SearchHit } from '../../../../packages/search/types';
import { SearchMarks } from '../../../../theme/search/SearchMarks';

vi.mock('@rspress/core/runtime', async () => ({
  ...(await import('../../components/hostMocks')).runtime(),
  usePage: () => ({ page: { routePath: '/guide/size' } }),
}));

/** Stands in for the highlight registry, which jsdom lacks. */
const highlights = new Map<string, readonly Range[]>();
const marked = () => highlights.get('site-search')?.map(String);
const onClear = vi.fn();

/** Draws the marks of a search beside a page, and waits for them. */
async function draw(html: string, query = 'bundle size', hits: readonly SearchHit[] = []) {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`;
  const parts = render(<SearchMarks opened={{ query, link: '/guide/size', hits }} onClear={onClear} />);
  await wait();
  return { ...parts, main: document.querySelector('main') as HTMLElement };
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(LIMITS.searchMarkDelay));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', function mark(...ranges: readonly Range[]) {
    return ranges;
  });
});
afterEach(() => {
  cleanup();
  onClear.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TEXT = '<h1>Bundle size</h1><p>The <b>bundles</b> of a build.</p><nav>Bundle size</nav>';

test('issue 20.4 words are marked as they stand, chrome is not, the page is not changed; what comes later is marked too', async () => {
  const { main } = await draw(TEXT);
  expect(marked()).toEqual(['Bundle', 'size', 'bundles']);
  expect(main.innerHTML).toBe(TEXT);
  expect(screen.getByRole('status').textContent).toBe('3 matches marked');
  main.textContent = 'one size';
  // Observers report in a task of their own.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await wait();
  expect(marked()).toEqual(['size']);
  expect(screen.getByRole('status').textContent).toBe('1 match marked');
});

test('issue 20.4 a page that says a word everywhere has a bounded number of marks', async () => {
  await draw(`<p>${'size '.repeat(400)}</p>`.repeat(3));
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
  ['words of a question', 'how to compare the bundles', [], ['compare', 'bundle', 'bundles']],
  ['the word of a slip', 'treemqp', [row('Read the treemap first.', 'treemap')], ['treemap']],
  ['a piece of a name', 'weight', [], ['Weight']],
  ['Chinese as it is, and no letters of two words as one', '产物体积', [], ['产物', '体积']],
  ['words with accents', 'bundel', [row('Bündle', 'Bündle')], ['bundle', 'bundles']],
])('issue 20.4 what is marked: %s', async (_, query, hits, expected) => {
  const text = 'How to compare: one bundle, two bundles, a treemap, maxWeight. 看产物、物体，和体积。';
  await draw(`<p>${text}</p>`, query, hits);
  expect(marked()).toEqual(expected);
});
