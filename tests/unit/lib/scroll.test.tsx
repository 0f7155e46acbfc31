// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollDirection, useScrolledPast } from '../../../lib/scroll';
import * as LIMITS from '../../../site/limits';

const THROTTLE = LIMITS.navScrollThrottle;

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const start = (enabled = true) =>
  renderHook(({ key }) => useScrollDirection(THROTTLE, enabled, key), { initialProps: { key: '/a' } });

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

test('S9-32 many movements are one look', () => {
  const { result } = start();
  for (let y = 0; y <= 500; y += 10) scrollTo(y);
  scrollTo(0);
  wait(200);
  expect(result.current).toBe(false);
});

test('S2-72 a new page begins as not scrolled, wherever the last one was', () => {
  const { result, rerender } = start();
  scrollTo(300);
  wait(200);
  rerender({ key: '/b' });
  expect(result.current).toBe(false);
  wait(1000);
  expect(result.current).toBe(false);
});

test('S2-72 bouncing above the top hides nothing', () => {
  const { result } = start();
  scrollTo(-80);
  wait(200);
  scrollTo(0);
  wait(200);
  expect(result.current).toBe(false);
});

test('S2-72 disabled it never says down', () => {
  const { result } = start(false);
  scrollTo(300);
  wait(200);
  expect(result.current).toBe(false);
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

test('issue 14.4 a page that is drawn again is not asked where it is', () => {
  const { rerender } = renderHook(() => useScrolledPast(100));
  const ask = vi.fn(() => 0);
  Object.defineProperty(window, 'scrollY', { get: ask, configurable: true });
  rerender();
  expect(ask).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  rerender();
  expect(ask).toHaveBeenCalledOnce();
});
