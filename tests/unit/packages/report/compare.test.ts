import { describe, expect, test } from 'vitest';
import { compare, readReport, type Change } from '../../../../packages/report';
import { briefJson, keptData, type ReportData } from '../../../support/reportFiles';

const { baseline, current } = keptData('bundle-diff') as Record<'baseline' | 'current', ReportData>;
/** The comparison keeps each build as the JSON report does, or its data alone. */
const dataOf = (side: ReportData) => (side.data ?? side) as ReportData;
const [before, after] = await Promise.all(
  [baseline, current].map((side) => readReport([briefJson(dataOf(side))])),
);
if (!before || !after) throw new Error('examples/reports/bundle-diff.html holds no two builds.');

const sum = (changes: readonly Change[]) =>
  changes.reduce((total, change) => total + (change.after ?? 0) - (change.before ?? 0), 0);

describe('issue 21: compare', () => {
  test('issue 21: what was added, removed and has grown adds up to the difference of the totals', () => {
    const found = compare(before, after);
    expect(sum(found.assets)).toBe(found.after.bytes - found.before.bytes);
    expect(found.after.bytes).toBeLessThan(found.before.bytes);
    expect(found.packages.find(({ name }) => name === 'moment')).toMatchObject({
      after: undefined,
      versionsAfter: [],
    });
    expect(found.packages.find(({ name }) => name === 'dayjs')).toMatchObject({
      before: undefined,
      versionsBefore: [],
    });
    expect(
      found.assets.some(({ name, before: was, after: is }) => name === 'main.js' && (was ?? 0) > (is ?? 0)),
    ).toBe(true);
  });

  test('issue 21: a build has no difference from itself, and turning the sides turns the differences', () => {
    const { before: one, after: two, ...nothing } = compare(before, before);
    expect(one).toEqual(two);
    expect(Object.values(nothing)).toEqual(Object.keys(nothing).map(() => []));
    const [there, back] = [compare(before, after), compare(after, before)];
    const turned = (changes: readonly Change[]) =>
      changes.map(({ name, ...each }) => [name, each.after, each.before]);
    expect(turned(back.modules)).toEqual(
      there.modules.map(({ name, ...each }) => [name, each.before, each.after]),
    );
  });

  test('issue 23.10 what one side left out is not compared', async () => {
    const { root, chunkGraph } = dataOf(current);
    const part = await readReport([briefJson({ root, chunkGraph })]);
    const { unknown, assets, ...lists } = compare(before, part);
    expect(unknown).toEqual(expect.arrayContaining(['errors', 'loader', 'moduleGraph', 'packageGraph']));
    expect([lists.modules, lists.packages, lists.loaders, lists.findings]).toEqual([[], [], [], []]);
    expect(assets.length).toBeGreaterThan(0);
  });

  test('issue 21: a finding whose sizes change is the same finding; another one is new', async () => {
    const withErrors = (...descriptions: string[]) =>
      readReport([
        briefJson({
          root: '/p',
          errors: descriptions.map((description) => ({ code: 'E1001', title: 'D', description })),
        }),
      ]);
    const old = await withErrors('immer 9.89 kB', 'lodash 3 kB');
    const { findings } = compare(old, await withErrors('immer 10.1 kB', 'react 4 kB'));
    expect(findings).toEqual([
      { code: 'E1001', before: 2, after: 2, added: ['react 4 kB'], removed: ['lodash 3 kB'] },
    ]);
    expect(compare(old, await withErrors('immer 1 kB', 'lodash 1 kB')).findings).toEqual([]);
  });
});
