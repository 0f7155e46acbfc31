// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeBack, leftAt, takeLead, watchLeaving } from '../../../../lib/scroll-restoration/leftAt';

const { history } = window;

beforeEach(() => {
  watchLeaving();
  history.replaceState({ key: 'a' }, '', '/a');
  takeLead();
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
  expect(takeLead()).toBe(true);
  expect(leftAt()).toBeUndefined();
  history.replaceState({ key: 'c' }, '', '/b?q=1');
  expect(leftAt()).toBeUndefined();
  await back();
  expect(history.state).toEqual({ key: 'a', top: 640 });
  expect(leftAt()).toBe(640);
  expect(takeLead()).toBe(false);
});

test('issue 16 to watch twice remembers a place once', () => {
  const { pushState } = history;
  watchLeaving();
  expect(history.pushState).toBe(pushState);
  history.scrollRestoration = 'auto';
  expect(comeBack()).toBeUndefined();
});
