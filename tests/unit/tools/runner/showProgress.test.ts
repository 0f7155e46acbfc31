import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from '../../../../tools/runner/showProgress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CLEAR = '\r\u001b[2K';

test('runner: a terminal shows what runs and for how long, in one line no wider than it', () => {
  const written: string[] = [];
  const progress = showProgress({ write: (text) => written.push(text), isTTY: true, columns: 24 });
  progress.start('lint');
  progress.start('types');
  vi.advanceTimersByTime(2_000);
  expect(written.at(-1)).toBe(`${CLEAR}running: lint 2 s, type`);
  progress.end({ name: 'lint', ending: 'failed', seconds: 2, output: '', reason: 'exit code 1' });
  expect(written.slice(-2)).toEqual([
    `${CLEAR}failed: lint, exit code 1, 2.0 s\n`,
    `${CLEAR}running: types 2 s`,
  ]);
  progress.close();
  const count = written.length;
  vi.advanceTimersByTime(5_000);
  expect(written.at(-1)).toBe(CLEAR);
  expect(written).toHaveLength(count);
});

test('runner: elsewhere each start and each end is a line', () => {
  const written: string[] = [];
  const progress = showProgress({ write: (text) => written.push(text) });
  progress.start('lint');
  progress.end({ name: 'lint', ending: 'passed', seconds: 1.23, output: '', reason: '' });
  progress.end({ name: 'e2e', ending: 'left out', seconds: 0, output: '', reason: 'needs build' });
  progress.close();
  expect(written.join('')).toBe('started: lint\npassed: lint, 1.2 s\nleft out: e2e, needs build\n');
});
