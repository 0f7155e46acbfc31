// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThrottledScroll } from '../../../../lib/scroll';
import * as LIMITS from '../../../../site/limits';

const INTERVAL = LIMITS.outlineScrollThrottle;

function Part({ look, address }: { look: () => void; address: string }) {
  useThrottledScroll(look, INTERVAL, address);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('S9-33 looks once at first, then at most every 100 ms, and once after the last movement', () => {
  const look = vi.fn();
  render(<Part look={look} address="/a" />);
  expect(look).toHaveBeenCalledTimes(1);
  fireEvent.scroll(window);
  vi.advanceTimersByTime(INTERVAL - 1);
  fireEvent.scroll(window);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(2);
  for (let time = 0; time < 1000; time += 10) {
    fireEvent.scroll(window);
    vi.advanceTimersByTime(10);
  }
  expect(look).toHaveBeenCalledTimes(12);
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(12);
});

test('a new address and a new window size are looked at', () => {
  const look = vi.fn();
  const { rerender } = render(<Part look={look} address="/a" />);
  rerender(<Part look={look} address="/b" />);
  expect(look).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('resize'));
  vi.advanceTimersByTime(INTERVAL);
  expect(look).toHaveBeenCalledTimes(3);
});

test('nothing is looked at after the part went away', () => {
  const look = vi.fn();
  const { unmount } = render(<Part look={look} address="/a" />);
  fireEvent.scroll(window);
  unmount();
  fireEvent.scroll(window);
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(1);
});
