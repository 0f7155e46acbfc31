import { escapeRegExp, fillIn, formatBytes } from '../../lib/text/strings';
import { formatMs, isNumberKnown, type Change, type Comparison } from '../../packages/report';
import { stepsToFindings, stepsToModule, type ItemStep } from '../../site/reportInterface';
import { REPORT_MARKDOWN_WORDS as NAMES } from '../../site/words/reportMarkdown';
import { OUTPUT_KIND_WORDS, REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import type { ReportView } from './reportView';

export interface FullPlace {
  readonly route: string;
  readonly steps?: readonly ItemStep[];
}

/** A value of a table: its text, and for numbers what it is sorted by. */
export interface Cell {
  readonly text: string;
  readonly value?: number | undefined;
  /** Where the full report shows what the cell names. */
  readonly place?: FullPlace;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** Cells in the order of the columns. The first number of a row is drawn as a bar as well. */
  readonly rows: readonly (readonly Cell[])[];
  readonly total?: number | undefined;
  /** Off where the numbers of a column have nothing in common. */
  readonly hasBars?: boolean;
}

const SIZES = '#/bundle/size';

/** A path as a pattern; the interface shows paths of the machine that built it, which may be Windows. */
const patternOf = (path: string) => escapeRegExp(path).replaceAll('\\/', '[\\\\/]');

const start: FullPlace = { route: '#/overall' };

export const fullPlaces = {
  start,
  ofRule: (code: string): FullPlace => ({ ...start, steps: stepsToFindings(code) }),
  /** A module in the treemap, by its path below the root of the project. */
  ofModule: (path: string): FullPlace => ({ route: SIZES, steps: stepsToModule(`${patternOf(path)}$`) }),
  /** One of the modules of a package in the treemap; the name may have `@` and a version, `root` is its folder. */
  ofPackage(name: string, root?: string): FullPlace {
    const folder = root || `node_modules/${name.replace(/(?<=.)@.*$/, '')}`;
    return { route: SIZES, steps: stepsToModule(`${patternOf(folder)}[\\/]`) };
  },
};

type Say = (text: Text) => string;

const text = (value: string): Cell => ({ text: value });
const size = (value: number): Cell => ({ text: formatBytes(value), value });
const time = (value: number): Cell => ({ text: formatMs(value), value });
const count = (value: number): Cell => ({ text: String(value), value });

/** What the interface of the report calls the stages, in both languages. */
const STAGES: Readonly<Record<string, string>> = {
  'bootstrap->beforeCompile': 'Bootstrap ~ BeforeCompile',
  'beforeCompile->afterCompile': 'Compile',
  'afterCompile->done': 'AfterCompile ~ Done',
  'minify(processAssets)': 'Minify',
};

const stageName = (name: string) => (Object.hasOwn(STAGES, name) ? (STAGES[name] ?? name) : name);

const timeTables = ({ build, loaders, plugins, totals }: ReportView, say: Say): readonly ReportTable[] => [
  {
    title: say(WORDS.stages),
    columns: [say(NAMES.name), say(NAMES.time)],
    rows: build.stages.map(({ name, ms }) => [text(stageName(name)), time(ms)]),
  },
  {
    title: say(WORDS.loaders),
    columns: [say(NAMES.name), say(NAMES.time), say(NAMES.files), say(WORDS.calls)],
    rows: loaders.map(({ name, ms, files, calls }) => [text(name), time(ms), count(files), count(calls)]),
    total: totals.loaders,
  },
  {
    title: say(WORDS.folders),
    columns: [say(WORDS.folder), say(NAMES.time), say(NAMES.files), 'Loader'],
    rows: loaders
      .flatMap(({ name, folders }) => folders.map((folder) => ({ name, ...folder })))
      .sort((a, b) => b.ms - a.ms)
      .map(({ path, name, ms, files }) => [text(path || '/'), time(ms), count(files), text(name)]),
  },
  {
    title: say(WORDS.plugins),
    columns: [say(NAMES.name), say(NAMES.time), say(WORDS.calls), 'Hooks'],
    rows: plugins.map(({ name, ms, calls, hooks }) => [
      text(name),
      time(ms),
      count(calls),
      text(hooks.join(', ')),
    ]),
    total: totals.plugins,
  },
];

function sizeTables(
  { kinds, assets, packages, duplicates, modules, totals }: ReportView,
  say: Say,
): readonly ReportTable[] {
  const state = (initial: boolean | undefined) =>
    text(initial === undefined ? '' : say(initial ? WORDS.initial : WORDS.async));
  return [
    {
      title: say(WORDS.kinds),
      columns: [say(WORDS.kind), say(NAMES.bytes), say(NAMES.gzip), say(NAMES.files)],
      rows: kinds.map(({ kind, bytes, gzipBytes, files }) => [
        text(say(OUTPUT_KIND_WORDS[kind])),
        size(bytes),
        // Without the feature `bundle`, none is computed.
        gzipBytes === 0 && bytes > 0 ? text('') : size(gzipBytes),
        count(files),
      ]),
    },
    {
      title: say(NAMES.packages),
      columns: [say(NAMES.name), say(NAMES.bytes), say(WORDS.version), say(NAMES.modules)],
      rows: packages.map(({ name, version, bundledBytes, modules: own, root }) => [
        // The project has no folder of its own below itself.
        root ? { text: name, place: fullPlaces.ofPackage(name, root) } : text(name),
        size(bundledBytes),
        text(version),
        count(own),
      ]),
      total: totals.packages,
    },
    {
      title: say(NAMES.duplicates),
      columns: [say(NAMES.name), say(NAMES.bytes), say(WORDS.version), say(WORDS.folder)],
      rows: duplicates.map(({ name, version, bundledBytes, root }) => [
        { text: name, place: fullPlaces.ofPackage(name, root) },
        size(bundledBytes),
        text(version),
        text(root),
      ]),
    },
    {
      title: say(NAMES.modules),
      columns: [say(NAMES.name), say(NAMES.bytes), say(WORDS.chunkState)],
      rows: modules.map(({ path, bundledBytes, initial }) => [
        // The treemap leaves out what has no size.
        bundledBytes > 0 ? { text: path, place: fullPlaces.ofModule(path) } : text(path),
        size(bundledBytes),
        state(initial),
      ]),
      total: totals.modules,
    },
    {
      title: say(NAMES.assets),
      columns: [say(NAMES.name), say(NAMES.bytes), say(NAMES.gzip), say(WORDS.chunkState)],
      rows: assets.map(({ path, bytes, gzipBytes, initial }) => [
        text(path),
        size(bytes),
        gzipBytes === undefined ? text('') : size(gzipBytes),
        state(initial),
      ]),
      total: totals.assets,
    },
  ];
}

function changeOf({ before, after }: Change, say: Say): Cell {
  if (before === undefined) return text(say(WORDS.added));
  if (after === undefined) return text(say(WORDS.removed));
  return text(say(after > before ? WORDS.grown : after < before ? WORDS.shrunk : WORDS.otherVersion));
}

const FORMS = { bytes: size, ms: time, count } as const;

function changed(change: Change, unit: keyof typeof FORMS, say: Say): readonly Cell[] {
  const { name, before, after } = change;
  const of = (value: number | undefined): Cell => (value === undefined ? text('–') : FORMS[unit](value));
  const value = (after ?? 0) - (before ?? 0);
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  const difference = { text: `${sign}${FORMS[unit](Math.abs(value)).text}`, value };
  return [text(name), difference, of(before), of(after), changeOf(change, say)];
}

function totalChanges({ before, after, unknown }: Comparison, say: Say): ReportTable['rows'] {
  const rows = [
    ['bytes', 'bytes', NAMES.bytes],
    ['gzipBytes', 'bytes', NAMES.gzip],
    ['initialJsBytes', 'bytes', NAMES.initialJs],
    ['jsBytes', 'bytes', NAMES.jsBytes],
    ['buildMs', 'ms', NAMES.time],
    ['findings', 'count', NAMES.findings],
    ['duplicates', 'count', NAMES.duplicates],
    ['packages', 'count', NAMES.packages],
    ['modules', 'count', NAMES.modules],
  ] as const;
  const known = rows.filter(([key]) => isNumberKnown(key, new Set(unknown), before, after));
  return known.map(([key, unit, name]) =>
    changed({ name: say(name), before: before[key], after: after[key] }, unit, say).slice(0, 4),
  );
}

function compareTables({ comparison }: ReportView, say: Say): readonly ReportTable[] {
  if (!comparison) return [];
  const columns = [say(NAMES.name), say(NAMES.difference), say(NAMES.before), say(NAMES.after)];
  const withChange = [...columns, say(WORDS.change)];
  const table = (title: Text, changes: readonly Change[], unit: keyof typeof FORMS) => ({
    title: fillIn(say(WORDS.changed), { table: say(title) }),
    columns: withChange,
    rows: changes.map((change) => changed(change, unit, say)),
  });
  const packages = comparison.packages.map(({ name, versionsBefore, versionsAfter, ...change }) => {
    const [was, is] = [versionsBefore.join(', '), versionsAfter.join(', ')];
    const versions = was === is ? was : [was, is].filter(Boolean).join(' → ');
    return { ...change, name: versions ? `${name} ${versions}` : name };
  });
  return [
    { title: say(WORDS.totals), columns, rows: totalChanges(comparison, say), hasBars: false },
    table(NAMES.packages, packages, 'bytes'),
    table(NAMES.assets, comparison.assets, 'bytes'),
    table(NAMES.modules, comparison.modules, 'bytes'),
    table(
      WORDS.stages,
      comparison.stages.map((change) => ({ ...change, name: stageName(change.name) })),
      'ms',
    ),
    table(WORDS.loaders, comparison.loaders, 'ms'),
    table(WORDS.plugins, comparison.plugins, 'ms'),
  ];
}

export const reportTables = { time: timeTables, size: sizeTables, compare: compareTables };
