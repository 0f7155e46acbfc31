// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeSavedScroll, savedScroll, takePush, saveScrollOnPush } from '../../../lib/scroll';

const { history } = window;

beforeEach(() => {
  saveScrollOnPush();
  history.replaceState({ key: 'a' }, '', '/a');
  takePush();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('issue 7.1 an entry of the history keeps where its page was left, whoever makes the next one', async () => {
  // Watching twice remembers a place once.
  saveScrollOnPush();
  history.pushState({ key: 'b' }, '', '/b');
  expect([takePush(), savedScroll()]).toEqual([true, undefined]);
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  expect(history.state).toEqual({ key: 'a', top: 640 });
  expect([takePush(), savedScroll()]).toEqual([false, 640]);
  history.scrollRestoration = 'manual';
  expect([takeSavedScroll(), history.scrollRestoration, takeSavedScroll()]).toEqual([640, 'auto', undefined]);
});

test.each([
  ['at the click', false, 640],
  ['after it has been scrolled since', true, 99],
])('issue 14.4 a page is left where it was %s', (_when, scrolls, top) => {
  const write = vi.spyOn(history, 'replaceState');
  document.body.click();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(99);
  if (scrolls) window.dispatchEvent(new Event('scroll'));
  history.pushState({ key: 'b' }, '', '/b');
  history.pushState({ key: 'c' }, '', '/c');
  expect(write.mock.calls.map(([state]) => state as unknown)).toEqual([
    { key: 'a', top },
    { key: 'b', top: 99 },
  ]);
});
