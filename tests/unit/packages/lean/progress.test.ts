// @vitest-environment jsdom
import published from 'nprogress';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import late from '../../../../packages/lean/runtime/progress';

/** What Rspress uses of a progress bar. */
interface ProgressBar {
  readonly configure: (options: { showSpinner: boolean }) => unknown;
  readonly start: () => unknown;
  readonly done: () => unknown;
}

const BARS: readonly (readonly [string, ProgressBar])[] = [
  ['loaded late', late],
  ['nprogress', published],
];

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');
/** Percent of the way that are left, however the bar is moved. */
const left = () => {
  const { transform = '', marginLeft = '' } = bar()?.style ?? {};
  return -Number(/\((-?[\d.]+)%/.exec(transform)?.[1] ?? Number.parseFloat(marginLeft));
};

beforeAll(async () => {
  // What it does until it is loaded stands in lateProgress.test.ts.
  late.configure({});
  late.start();
  await vi.waitFor(() => expect(bar()).not.toBeNull());
  late.done();
  await vi.waitFor(() => expect(bar()).toBeNull());
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe.each(BARS)('issue 16 progress bar: %s', (_name, progress) => {
  afterEach(() => {
    progress.done();
    vi.advanceTimersByTime(5000);
  });

  test('it begins at 8 %, goes on by itself and does not arrive', () => {
    progress.configure({ showSpinner: false });
    progress.start();
    vi.advanceTimersByTime(100);
    expect(left()).toBeCloseTo(92);
    vi.advanceTimersByTime(3000);
    expect(left()).toBeLessThan(92);
    vi.advanceTimersByTime(60_000);
    expect(left()).toBeGreaterThan(0);
    expect(document.querySelectorAll('.spinner')).toHaveLength(0);
  });

  test('to start it twice shows one bar', () => {
    progress.start();
    progress.start();
    vi.advanceTimersByTime(100);
    expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  });

  test('done leads it to its end, and then it is gone', () => {
    progress.start();
    vi.advanceTimersByTime(300);
    progress.done();
    vi.advanceTimersByTime(5000);
    expect(bar()).toBeNull();
  });

  test('done without a start shows nothing', () => {
    progress.done();
    vi.advanceTimersByTime(5000);
    expect(bar()).toBeNull();
  });
});
