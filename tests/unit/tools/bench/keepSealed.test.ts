import { expect, test } from 'vitest';
import { keepSealed } from '../../../../tools/bench/results/keepSealed';
import type { SearchQualityResult } from '../../../../tools/bench/results/types';

const row = (set: string, count: number) => ({
  label: 'this site',
  set,
  lang: 'en' as const,
  all: { count, measures: {}, nonsense: 0, silent: 0 } as never,
  kinds: [],
});
const result = (date: string, ...rows: SearchQualityResult['rows']): SearchQualityResult => ({
  ...{ date, commit: 'abcdef1 with changes', machine: 'a machine', node: 'v20', load: 0.5 },
  rows,
  without: [],
});

const asked = result('2026-01-02 03:04', row('dev', 1), row('sealed', 2));
const later = result('2026-01-03 03:04', row('dev', 3));

test('issue 20 the sealed rows of an earlier run stay, with their date and commit, also after two more runs', () => {
  const kept = { measured: '2026-01-02 03:04 at abcdef1', ...row('sealed', 2) };
  const once = keepSealed(later, asked);
  expect(once.rows).toEqual([row('dev', 3), kept]);
  expect(keepSealed(later, once).rows).toEqual([row('dev', 3), kept]);
});

test('issue 20 a run that asks the sealed set has its own rows', () => {
  expect(keepSealed(asked, keepSealed(later, asked))).toBe(asked);
  expect(keepSealed(later, undefined)).toBe(later);
});
