// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressBar } from '../../../../../packages/lean/progress-shim/runtime/progressBar';

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');
const shift = () => Number(/translate3d\((-?[\d.]+)%/.exec(bar()?.style.transform ?? '')?.[1]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  progressBar.done();
  vi.runAllTimers();
  vi.useRealTimers();
});

test('S9-4 the bar begins at 8 %, goes on every 800 ms and never arrives by itself', () => {
  progressBar.start();
  expect(shift()).toBe(-92);
  vi.advanceTimersByTime(800);
  expect(shift()).toBeGreaterThan(-92);
  vi.advanceTimersByTime(800 * 1000);
  expect(shift()).toBeCloseTo(-0.6);
});

test('S9-6 done leads it to the end within 200 ms, and then it is gone', () => {
  progressBar.start();
  progressBar.start();
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  progressBar.done();
  expect(shift()).toBe(0);
  expect(bar()?.style.transition).toContain('200ms');
  vi.advanceTimersByTime(400);
  expect(bar()).toBeNull();
});

test('S9-4 done without a start shows nothing', () => {
  progressBar.done();
  expect(bar()).toBeNull();
});
