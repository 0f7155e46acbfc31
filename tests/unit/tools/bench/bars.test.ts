import { describe, expect, test } from 'vitest';
import { WITH_EXPORTS } from '../../../../tools/bench/hosts/hosts';
import { bars } from '../../../../tools/bench/results/bars';
import type { PageResult, Results } from '../../../../tools/bench/results/types';

describe('issue 7.1 bars', () => {
  const always = (value: number) => ({ median: value, min: value, max: value });
  const row = (site: PageResult['site'], paint: number, tbt: number, cls = 0) =>
    ({ site, fcp: always(paint), lcp: always(paint), tbt: always(tbt), cls: always(cls) }) as PageResult;
  const judge = (ours: PageResult) =>
    bars({
      pages: { rows: [ours, row('html', 1000, 0), row('rspress', 2000, 200)] },
    } as unknown as Results).map(({ name, passed }) => [name, passed]);

  test('a page at the limits passes, one over them fails', () => {
    expect(judge(row('site', 1300, 100))).toEqual([
      ['FCP', true],
      ['LCP', true],
      ['CLS', true],
      ['TBT', true],
    ]);
    expect(judge(row('site', 1301, 101, 0.001))).toEqual([
      ['FCP', false],
      ['LCP', false],
      ['CLS', false],
      ['TBT', false],
    ]);
  });

  test('an entry that grows with the pages fails', () => {
    const grown = (scriptAtLoad: number) =>
      bars({
        growth: {
          rows: [
            { site: 'theme', pages: 100, scriptAtLoad: 100_000 },
            { site: 'theme', pages: 500, scriptAtLoad },
          ],
        },
      } as unknown as Results)[0]?.passed;
    expect(grown(100_500)).toBe(true);
    expect(grown(110_000)).toBe(false);
  });

  test('issue 6.2 search must beat the best of the peers, whichever that is', () => {
    const found = (site: string, first: number, mrr: number) => ({
      site,
      lang: 'en',
      first: always(first),
      quality: { mrr },
    });
    const passed = (first: number, mrr: number, p95: number) =>
      bars({
        search: {
          rows: [found('site', first, mrr), found('starlight', 1000, 0.5), found('vitepress', 2000, 0.8)],
          engine: [{ lang: 'en', p95 }],
        },
      } as unknown as Results).map((bar) => bar.passed);
    expect(passed(700, 0.81, 4.9)).toEqual([true, true, true]);
    expect(passed(701, 0.8, 5)).toEqual([false, false, false]);
  });

  test('issue 14.3 a build is held against the stock host that writes the same kinds of files', () => {
    const passed = (wallSeconds: number, cpuSeconds: number) =>
      bars({
        builds: {
          rows: [
            { site: 'site', label: 'this site', cold: { wallSeconds, cpuSeconds } },
            { site: 'rspress', label: WITH_EXPORTS.label, cold: { wallSeconds: 12, cpuSeconds: 20 } },
            { site: 'rspress', label: 'stock', cold: { wallSeconds: 1, cpuSeconds: 1 } },
          ],
        },
      } as unknown as Results).map((bar) => bar.passed);
    expect(passed(20, 30)).toEqual([true, true]);
    expect(passed(20.1, 30.1)).toEqual([false, false]);
  });

  test('what was not measured is not judged', () => {
    expect(bars({})).toEqual([]);
  });
});
