// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeSavedScroll, pushAndSave, savedScroll, takePush } from '../../../../lib/scroll';

const { history } = window;

beforeEach(() => {
  history.replaceState({ usr: 'kept' }, '', '/first');
  history.scrollRestoration = 'auto';
  takePush();
  vi.stubGlobal('scrollY', 320);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('a push saves the scroll position in the entry that is left, beside what that had', () => {
  const seen: unknown[] = [];
  pushAndSave(() => {
    seen.push(history.state, history.scrollRestoration);
    history.pushState(null, '', '/second');
  });
  expect(seen).toEqual([{ usr: 'kept', top: 320 }, 'manual']);
  expect(history.scrollRestoration).toBe('auto');
  expect(savedScroll()).toBeUndefined();
});

test('a push is reported once', () => {
  expect(takePush()).toBe(false);
  pushAndSave(() => history.pushState(null, '', '/second'));
  expect(takePush()).toBe(true);
  expect(takePush()).toBe(false);
});

test('an entry that cannot be pushed is not reported', () => {
  expect(() =>
    pushAndSave(() => {
      throw new DOMException('too many', 'SecurityError');
    }),
  ).toThrow('too many');
  expect(takePush()).toBe(false);
});

test('the position is restored once, and the browser has the entry again', () => {
  pushAndSave(() => history.pushState(null, '', '/second'));
  history.replaceState({ top: 320 }, '', '/first');
  expect(takeSavedScroll()).toBeUndefined();
  history.scrollRestoration = 'manual';
  expect(takeSavedScroll()).toBe(320);
  expect(history.scrollRestoration).toBe('auto');
  expect(takeSavedScroll()).toBeUndefined();
});
