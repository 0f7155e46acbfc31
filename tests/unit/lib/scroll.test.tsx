// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollDirection } from '../../../lib/scroll';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const start = (enabled = true) =>
  renderHook(({ key }) => useScrollDirection(200, enabled, key), {
    initialProps: { key: '/a' },
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  scrollTo(0);
});

test('S2-72 S9-32 scrolling down is seen after 200 ms, scrolling up too', () => {
  const { result } = start();
  scrollTo(300);
  wait(199);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  scrollTo(250);
  wait(200);
  expect(result.current).toBe(false);
});

test('S2-72 a new page begins as not scrolled, and bouncing above the top or being disabled hides nothing', () => {
  const { result, rerender } = start();
  const off = start(false);
  scrollTo(-80);
  wait(200);
  scrollTo(0);
  wait(200);
  expect(result.current).toBe(false);
  scrollTo(300);
  wait(200);
  expect([result.current, off.result.current]).toEqual([true, false]);
  rerender({ key: '/b' });
  wait(1000);
  expect(result.current).toBe(false);
});
