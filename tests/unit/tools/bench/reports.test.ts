import { expect, test } from 'vitest';
import { readReport } from '../../../../packages/report';
import { grownReport } from '../../../../tools/bench/pages/grownReport';
import { bars } from '../../../../tools/bench/results/bars';
import { reportsText } from '../../../../tools/bench/results/reportsText';
import type { Results } from '../../../../tools/bench/results/types';
import { reportFile } from '../../../support/reportFiles';

test('issue 21: a grown report is as large as asked, and every copy of a module is one of its own in its chunk', async () => {
  const [once, grown] = [grownReport(1), grownReport(1_000_000)];
  expect(once.length).toBeLessThan(500_000);
  expect(grown.length).toBeGreaterThanOrEqual(1_000_000);
  const [small, large] = await Promise.all(
    [once, grown].map((text) => readReport([reportFile('rsdoctor-data.json', text)])),
  );
  const rounds = (large?.modules.length ?? 0) / (small?.modules.length ?? 1);
  expect(rounds).toBe(Math.ceil(1_000_000 / once.length));
  expect(new Set(large?.modules.map(({ id }) => id)).size).toBe(large?.modules.length);
  const placed = (model: typeof small) =>
    model?.modules.filter(({ chunks }) => chunks.length > 0).length ?? 0;
  expect(placed(small)).toBeGreaterThan(100);
  expect(placed(large)).toBe(placed(small) * rounds);
  expect(large?.packages.length).toBe((small?.packages.length ?? 0) * rounds);
  expect(large?.findings.length).toBe((small?.findings.length ?? 0) * rounds);
});

const results = (openMs: number, taskMs: number, peakMiB?: number) => {
  const always = (value: number) => ({ median: value, min: value, max: value });
  const row = {
    size: 50,
    bytes: 5e7,
    open: always(openMs),
    longestTask: always(taskMs + 20),
    longestScript: always(taskMs),
    peakMiB,
  };
  return {
    reports: { date: '', commit: '', machine: '', node: '', load: 0, chromium: '1', runs: 1, rows: [row] },
  };
};

test.each([
  [10_000, 50, [true, true]],
  [10_000, 0, [true, true]],
  [10_001, 51, [false, false]],
])('issue 21: opened in %i ms with a task of %i ms', (openMs, taskMs, passed) => {
  expect(bars(results(openMs, taskMs) as Results).map((bar) => bar.passed)).toEqual(passed);
});

test('issue 21: what was not measured is a dash, and what browsers do not tell is no 0', () => {
  expect(reportsText({})).toEqual([]);
  const [text = ''] = reportsText(results(1234, 0, 321.4) as Results);
  const row = text.split('\n').find((line) => line.startsWith('| 50.0'));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    '50.0',
    '1234 (1234–1234)',
    '20 (20–20)',
    'none of 50 ms',
    '–',
    '321',
    '',
  ]);
});
