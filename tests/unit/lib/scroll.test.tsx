// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollDirection, useScrolledPast } from '../../../lib/scroll';
import * as LIMITS from '../../../site/limits';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const start = (enabled = true) =>
  renderHook(({ key }) => useScrollDirection(LIMITS.navScrollThrottle, enabled, key), {
    initialProps: { key: '/a' },
  });

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
  rerender({ key: '/b' });
  wait(1000);
  expect([result.current, off.result.current]).toEqual([false, false]);
});

test('S2-55 being past a limit flips beyond it, and renders only when the answer changes', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useScrolledPast(100);
  });
  const before = renders;
  act(() => [10, 50, 100].forEach(scrollTo));
  expect([result.current, renders]).toEqual([false, before]);
  act(() => scrollTo(101));
  expect(result.current).toBe(true);
});
