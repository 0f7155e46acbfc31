// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../../lib/browser';

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('issue 14.4 a task waits until the frame is painted, and runs once', () => {
  const task = vi.fn();
  afterPaint(task);
  frames.forEach((frame) => frame());
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledOnce();
});

test('issue 14.4 a page in the background, which paints nothing, runs it when it is shown', () => {
  const task = vi.fn();
  afterPaint(task);
  vi.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
  frames.forEach((frame) => frame());
  vi.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledOnce();
});

test('issue 14.4 a task that was taken back does not run, neither before the frame nor after', () => {
  const task = vi.fn();
  afterPaint(task)();
  const cancel = afterPaint(task);
  frames.forEach((frame) => frame());
  cancel();
  vi.advanceTimersByTime(1000);
  expect(task).not.toHaveBeenCalled();
});
