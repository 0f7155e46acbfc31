// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeBack, leave, leftAt, takeLead } from '../../../../lib/scroll-restoration/leftAt';

const { history } = window;

beforeEach(() => {
  history.replaceState({ usr: 'kept' }, '', '/first');
  history.scrollRestoration = 'auto';
  takeLead();
  vi.stubGlobal('scrollY', 320);
});
afterEach(() => vi.unstubAllGlobals());

test('leading on writes the place into the entry that is left, beside what it had', () => {
  const seen: unknown[] = [];
  leave(() => {
    seen.push(history.state, history.scrollRestoration);
    history.pushState(null, '', '/second');
  });
  expect(seen).toEqual([{ usr: 'kept', top: 320 }, 'manual']);
  expect(history.scrollRestoration).toBe('auto');
  expect(leftAt()).toBeUndefined();
});

test('a lead is told once', () => {
  expect(takeLead()).toBe(false);
  leave(() => history.pushState(null, '', '/second'));
  expect(takeLead()).toBe(true);
  expect(takeLead()).toBe(false);
});

test('an entry that cannot be made is no lead', () => {
  expect(() =>
    leave(() => {
      throw new DOMException('too many', 'SecurityError');
    }),
  ).toThrow('too many');
  expect(takeLead()).toBe(false);
});

test('who comes back is told the place once, and the browser has the entry again', () => {
  leave(() => history.pushState(null, '', '/second'));
  history.replaceState({ top: 320 }, '', '/first');
  expect(comeBack()).toBeUndefined();
  history.scrollRestoration = 'manual';
  expect(comeBack()).toBe(320);
  expect(history.scrollRestoration).toBe('auto');
  expect(comeBack()).toBeUndefined();
});
