import { describe, expect, test } from 'vitest';
import { parseTimes } from '../../../../tools/bench/build/parseTimes';
import { readAudit } from '../../../../tools/bench/parts/readAudit';
import { readBenchArgs } from '../../../../tools/bench/readBenchArgs';
import { mergeGrowth } from '../../../../tools/bench/results/mergeGrowth';
import { quantile, summarize } from '../../../../tools/bench/results/summarize';
import type { GrowthRow } from '../../../../tools/bench/results/types';
import { blockingTime } from '../../../../tools/bench/visit/watchPaint';

test('issue 7.1 the median lies in the middle, also of an even number of runs', () => {
  expect(summarize([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
  expect(summarize([10, 1, 2, 4])).toEqual({ median: 3, min: 1, max: 10 });
  expect(() => summarize([])).toThrow('no run');
});

test('issue 6.2 a quantile is the value below which that share lies', () => {
  const values = Array.from({ length: 20 }, (_, at) => 20 - at);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95)]).toEqual([10, 19, 7]);
  expect(() => quantile([], 0.5)).toThrow('no run');
});

test('issue 7.1 processor time is that of what the shell started', () => {
  expect(parseTimes('0m0.010000s 0m0.000000s\n1m2.500000s 0m3.250000s\n')).toBe(65.75);
  expect(() => parseTimes('')).toThrow('times');
});

test('issue 7.1 blocking time counts what is over 50 ms after the first paint', () => {
  const tasks = [
    { start: 0, length: 400 },
    { start: 900, length: 200 },
    { start: 2000, length: 80 },
    { start: 3000, length: 40 },
  ];
  expect(blockingTime({ fcp: 1000, lcp: 0, cls: 0, tasks })).toBe(50 + 30);
});

describe('issue 7.1 command line', () => {
  test('without flags everything is measured', () => {
    expect(readBenchArgs([])).toEqual({
      parts: [
        'site',
        'builds',
        'profile',
        'pages',
        'search',
        'search-quality',
        'growth',
        'reports',
        'lighthouse',
        'ablation',
      ],
      sizes: [100, 500, 2000],
      runs: 5,
      hosts: [],
      techniques: [],
      isResumed: false,
      keepAnswers: false,
      sealed: false,
    });
  });

  test('parts, sizes, runs and hosts are chosen', () => {
    const args = [
      '--only',
      'pages,growth',
      '--sizes',
      '100,500',
      '--runs',
      '3',
      '--hosts',
      'theme',
      '--techniques',
      'headShim,cssNames',
      '--keep-answers',
    ];
    expect(readBenchArgs(args)).toEqual({
      parts: ['pages', 'growth'],
      sizes: [100, 500],
      runs: 3,
      hosts: ['theme'],
      techniques: ['headShim', 'cssNames'],
      isResumed: false,
      keepAnswers: true,
      sealed: false,
    });
  });

  test('0 visits count bytes alone, which only the techniques are measured by', () => {
    expect(readBenchArgs(['--only', 'ablation', '--runs', '0']).runs).toBe(0);
    expect(() => readBenchArgs(['--only', 'pages,ablation', '--runs', '0'])).toThrow('whole numbers');
  });

  test.each([
    ['--only', 'speed', 'there are site'],
    ['--sizes', '100,many', 'whole numbers'],
    ['--runs', '0', 'whole numbers'],
    ['--hosts', 'hugo', 'there are theme'],
    ['--techniques', 'magic', 'there are singleHydration'],
  ])('%s %s is refused', (flag, value, message) => {
    expect(() => readBenchArgs([flag, value])).toThrow(message);
  });
});

test('issue 7.1 a new row of growth takes the place of its older self, in the order of hosts and sizes', () => {
  const row = (site: string, pages: number, commit: string) =>
    ({ site, pages, commit }) as unknown as GrowthRow;
  const rows = [row('theme', 100, 'a'), row('theme', 500, 'a'), row('rspress', 100, 'a')];
  const names = mergeGrowth(rows, row('theme', 100, 'b')).map(
    ({ site, pages, commit }) => `${site} ${pages} ${commit}`,
  );
  expect(names).toEqual(['theme 100 b', 'theme 500 a', 'rspress 100 a']);
});

describe('issue 7.2 reports of Lighthouse', () => {
  const category = (score: number | null) => ({ score, auditRefs: [{ id: 'is-crawlable', weight: 4 }] });
  const report = (score: number | null, runtimeError?: object) =>
    JSON.stringify({
      runtimeError,
      categories: {
        performance: { score: 0.97, auditRefs: [] },
        accessibility: { score: 1, auditRefs: [] },
        'best-practices': { score: 1, auditRefs: [] },
        seo: category(score),
      },
      audits: { 'is-crawlable': { title: 'Page is blocked from indexing', score } },
    });

  test('scores are of 100, and what failed is named', () => {
    expect(readAudit(report(0.69))).toEqual({
      performance: 97,
      accessibility: 100,
      bestPractices: 100,
      seo: 69,
      failed: ['is-crawlable: Page is blocked from indexing'],
    });
    expect(readAudit(report(1)).failed).toEqual([]);
  });

  test('a page that could not be audited is an error, and so is a missing score', () => {
    expect(() => readAudit(report(1, { message: 'NO_FCP' }))).toThrow('NO_FCP');
    expect(() => readAudit(report(null))).toThrow('no score for seo');
  });
});
