import { expect, test } from 'vitest';
import { compareTables, sizeTables, timeTables } from '../../../../components/open-report/reportTables';
import { ROWS, toView } from '../../../../components/open-report/reportReader';
import { compare, readReport, type ReportModel } from '../../../../packages/report';
import type { Text } from '../../../../site/words/types';
import { briefJson, keptData, type ReportData } from '../../../support/reportFiles';

const say = (text: Text) => text.en;
const rspack = await readReport([briefJson(keptData('rspack-app'))]);
const sides = keptData('bundle-diff') as Readonly<Record<'baseline' | 'current', ReportData>>;
const before = await readReport([briefJson(sides.baseline)]);
const after = await readReport([briefJson(sides.current)]);

test('issue 21: the kinds of the output add up to the output, and copies of a package stand together', () => {
  const { kinds, summary, duplicates } = toView(rspack, 'en');
  expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(summary.bytes);
  expect(kinds.find(({ kind }) => kind === 'initialJs')?.bytes).toBe(summary.initialJsBytes);
  expect(duplicates.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'immer@9.0.21',
    'immer@10.1.1',
  ]);
});

test('issue 21: what is cut for the page is counted before', () => {
  const [module] = rspack.modules;
  const [finding] = rspack.findings;
  if (!module || !finding) throw new Error('The sample has neither modules nor findings.');
  const large: ReportModel = {
    ...rspack,
    modules: Array.from({ length: ROWS + 1 }, () => module),
    findings: Array.from({ length: 60 }, () => finding),
  };
  const view = toView(large, 'en');
  expect(view.modules).toHaveLength(ROWS);
  expect(view.totals.modules).toBe(ROWS + 1);
  expect(view.rules[0]).toMatchObject({ count: 60 });
  expect(view.rules[0]?.findings).toHaveLength(50);
  const tables = sizeTables(view, say);
  expect(tables.find(({ title }) => title === 'Modules')?.total).toBe(ROWS + 1);
});

test('issue 21: stages have the names of the interface of the report, and others keep theirs', () => {
  const stages = [...rspack.build.stages, { name: 'constructor', ms: 1 }];
  const view = toView({ ...rspack, build: { ...rspack.build, stages } }, 'en');
  expect(timeTables(view, say)[0]?.rows.map(([name]) => name?.text)).toEqual([
    'Bootstrap ~ BeforeCompile',
    'Compile',
    'AfterCompile ~ Done',
    'Minify',
    'constructor',
  ]);
});

test('issue 21: a comparison says what was added, removed, has grown or shrunk', () => {
  const tables = compareTables(toView(after, 'en', compare(before, after)), say);
  const packages = tables.find(({ title }) => title === 'Packages: what changed')?.rows ?? [];
  const [moment] = packages.filter(([name]) => name?.text.startsWith('moment '));
  expect(moment?.map(({ text }) => text)).toEqual([
    'moment 2.30.1',
    '−262.43 KB',
    '262.43 KB',
    '–',
    'removed',
  ]);
  expect(packages.find(([name]) => name?.text.startsWith('dayjs '))?.at(-1)?.text).toBe('added');
  const [totals] = tables;
  expect(totals?.rows[0]?.map(({ text }) => text)).toEqual(['Size', '−292.61 KB', '443.54 KB', '150.93 KB']);
  expect(compareTables(toView(after, 'en'), say)).toEqual([]);
});
