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

const back = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    history.back();
  });

test('issue 7.1 an entry of the history keeps where its page was left, whoever makes the next one', async () => {
  history.pushState({ key: 'b' }, '', '/b');
  expect(takePush()).toBe(true);
  expect(savedScroll()).toBeUndefined();
  history.replaceState({ key: 'c' }, '', '/b?q=1');
  expect(savedScroll()).toBeUndefined();
  await back();
  expect(history.state).toEqual({ key: 'a', top: 640 });
  expect(savedScroll()).toBe(640);
  expect(takePush()).toBe(false);
});

test('issue 16 to watch twice remembers a place once', () => {
  const { pushState } = history;
  saveScrollOnPush();
  expect(history.pushState).toBe(pushState);
  history.scrollRestoration = 'auto';
  expect(takeSavedScroll()).toBeUndefined();
});

test('issue 14.4 a click has looked where the page is: it is not asked again once the next page is loaded', () => {
  document.body.click();
  const place = vi.spyOn(window, 'scrollY', 'get').mockClear().mockReturnValue(99);
  const write = vi.spyOn(history, 'replaceState');
  history.pushState({ key: 'b' }, '', '/b');
  expect(write).toHaveBeenCalledWith({ key: 'a', top: 640 }, '');
  expect(place).not.toHaveBeenCalled();
});

test('issue 14.4 a page that is scrolled after the click is left where it is then', () => {
  document.body.click();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(99);
  window.dispatchEvent(new Event('scroll'));
  const write = vi.spyOn(history, 'replaceState');
  history.pushState({ key: 'b' }, '', '/b');
  expect(write).toHaveBeenCalledWith({ key: 'a', top: 99 }, '');
});

test('issue 14.4 a click counts for one page', () => {
  document.body.click();
  history.pushState({ key: 'b' }, '', '/b');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(99);
  const write = vi.spyOn(history, 'replaceState');
  history.pushState({ key: 'c' }, '', '/c');
  expect(write).toHaveBeenCalledWith({ key: 'b', top: 99 }, '');
});

test('the position is restored once, and the browser has the entry again', () => {
  history.replaceState({ top: 320 }, '', '/a');
  history.scrollRestoration = 'manual';
  expect(takeSavedScroll()).toBe(320);
  expect(history.scrollRestoration).toBe('auto');
  expect(takeSavedScroll()).toBeUndefined();
});
