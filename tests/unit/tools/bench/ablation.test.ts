import { describe, expect, test } from 'vitest';
import { TECHNIQUE_NAMES } from '../../../../packages/lean/techniques';
import { ablationText } from '../../../../tools/bench/results/ablationText';
import { ablationNames } from '../../../../tools/bench/results/ablationNames';
import { EVERYTHING, mergeAblation } from '../../../../tools/bench/results/mergeAblation';
import { savings } from '../../../../tools/bench/results/savings';
import type { AblationRow, VariantCost } from '../../../../tools/bench/results/types';
import { gainLine, withGain } from '../../../../tools/bench/results/writeGain';

const always = (value: number) => ({ median: value, min: value, max: value });
const cost = (guide: number, home: number, ms?: number): VariantCost => ({
  bytes: { 'guide.html': guide, 'index.html': home },
  idleBytes: guide,
  ...(ms !== undefined && { times: { interactive: always(ms), click: always(ms / 2) } }),
  cpuSeconds: 60,
});
const waiting = (ms: number, own: VariantCost): VariantCost => ({ ...own, wait: always(ms) });
const withoutIdle = ({ idleBytes: _idle, ...rest }: VariantCost): VariantCost => rest;
const row = (
  name: string,
  whole: VariantCost,
  without: VariantCost,
  date = '2026-01-02 03:04',
): AblationRow => ({
  name,
  leftOut: [name],
  date,
  commit: 'abcdef1',
  machine: 'a machine',
  node: 'v20',
  load: 0.5,
  chromium: '150',
  runs: 5,
  whole,
  without,
});

describe('issue 16 what a technique saves', () => {
  const isEnough = (without: VariantCost, whole = cost(1000, 1000, 50)) =>
    savings(row('cssNames', whole, without)).isEnough;

  test('1 kB on any page or 10 ms is enough, less of both is not', () => {
    expect(isEnough(cost(1000, 2000, 50))).toBe(true);
    expect(isEnough(cost(1000, 1000, 60))).toBe(true);
    expect(isEnough(cost(1999, 1999, 59))).toBe(false);
  });

  test('10 ms less of waiting for a click on a slow line are enough too', () => {
    const same = cost(1000, 1000, 50);
    expect(isEnough(waiting(310, same), waiting(300, same))).toBe(true);
    expect(isEnough(waiting(309, same), waiting(300, same))).toBe(false);
  });

  test('as long as times are unknown, only bytes can be enough', () => {
    expect(isEnough(cost(1000, 2000), cost(1000, 1000))).toBe(true);
    expect(isEnough(cost(1999, 1999), cost(1000, 1000))).toBeUndefined();
  });

  test('a technique that makes a page heavier saves less than nothing', () => {
    const { bytes, most } = savings(row('cssNames', cost(1000, 1000), cost(900, 1500)));
    expect([bytes, most]).toEqual([-100, { page: 'index.html', bytes: 500 }]);
  });
});

test('issue 16 a row takes the place of its older self, in the order of the techniques; what is gone leaves', () => {
  const [first = '', second = ''] = TECHNIQUE_NAMES;
  const named = (name: string, date?: string) => row(name, cost(1, 1), cost(1, 1), date);
  const rows = [named(EVERYTHING), named('longGone'), named(second, 'old'), named(first)];
  expect(mergeAblation(rows, named(second, 'new')).map(({ name, date }) => [name, date])).toEqual([
    [first, '2026-01-02 03:04'],
    [second, 'new'],
    [EVERYTHING, '2026-01-02 03:04'],
  ]);
});

describe('issue 16 which builds a run makes', () => {
  const ask = (wanted: Partial<Parameters<typeof ablationNames>[0]>, rows: readonly AblationRow[] = []) =>
    ablationNames({ techniques: [], isResumed: false, runs: 5, ...wanted }, rows);
  const weighed = row('cssNames', cost(1, 1), cost(1, 1));
  const timed = row('inlineTokens', cost(1, 1, 1), cost(1, 1, 1));

  test('all techniques and everything, or those that are named', () => {
    expect(ask({})).toEqual([...TECHNIQUE_NAMES, EVERYTHING]);
    expect(ask({ techniques: ['cssNames'] }, [weighed])).toEqual(['cssNames']);
  });

  test('a resumed run passes over what is there; with visits, what has no times is measured again', () => {
    const techniques = ['headShim', 'cssNames', 'inlineTokens'] as const;
    expect(ask({ techniques, isResumed: true, runs: 0 }, [weighed, timed])).toEqual(['headShim']);
    expect(ask({ techniques, isResumed: true }, [weighed, timed])).toEqual(['headShim', 'cssNames']);
    expect(ask({ isResumed: true, runs: 0 }, [weighed, timed])).toContain(EVERYTHING);
  });
});

describe('issue 16 what is written of it', () => {
  const measured = row(
    'cssNames',
    waiting(100, cost(10_000, 10_000, 50)),
    waiting(124, cost(10_400, 11_200, 62)),
  );

  test('a row of the results says bytes, the page that differs most, times and whether that is enough', () => {
    const text = ablationText({ ablation: { rows: [measured] } }).join();
    const line = text.split('\n').find((each) => each.startsWith('| cssNames'));
    expect(line?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      ...['cssNames', '–', '+0.40', '+1.20 index', '+0.4', '+12.0', '+6.0', '+24', '+0.0', 'yes'],
      '01-02 03:04 abcdef1, 5, 0.5',
      '',
    ]);
  });

  test('without a visit there are bytes alone, and no browser', () => {
    const { chromium: _browser, ...weighed } = row('cssNames', cost(10_000, 10_000), cost(10_400, 11_200));
    const text = ablationText({
      ablation: {
        rows: [{ ...weighed, whole: withoutIdle(weighed.whole), without: withoutIdle(weighed.without) }],
      },
    }).join();
    const line = text.split('\n').find((each) => each.startsWith('| cssNames'));
    const cells = line?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(3, 9)).toEqual(['+0.40', '+1.20 index', '–', '–', '–', '–']);
    expect(text).not.toContain('Chromium');
  });

  test('the README of the technique says the same, once', () => {
    const readme = '# `cssNames`\n\n- **Gain:** bytes.\n- **Ends with:** nothing.\n';
    const once = withGain(readme, gainLine(measured));
    expect(once).toBe(
      '# `cssNames`\n\n- **Gain:** bytes.\n- **Measured alone:** saves 0.4 kB gz of a guide page’s first load, at most 1.2 kB gz (`index.html`), 12 ms of processor time until the page is hydrated and 6 ms for a click, 24 ms of waiting for a click on a slow line, 0 s of a build’s processor time (2026-01-02, written by `npm run bench`).\n- **Ends with:** nothing.\n',
    );
    expect(withGain(once, gainLine(measured))).toBe(once);
    expect(gainLine({ ...measured, leftOut: ['cssNames', 'partialSheets'] })).toContain(
      'alone:** with its dependents (`partialSheets`) saves 0.4 kB gz',
    );
    expect(() => withGain('# `cssNames`\n', gainLine(measured))).toThrow('Ends with');
  });
});
