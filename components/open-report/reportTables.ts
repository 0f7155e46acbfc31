import { formatBytes } from '../../lib/text/formatBytes';
import { formatDifference, formatMs, type Change } from '../../packages/report';
import { REPORT_MARKDOWN_WORDS as NAMES } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import type { DataTableProps } from './DataTable';
import type { Cell } from './tableText';
import type { ReportView } from './types';

type Say = (text: Text) => string;

const text = (value: string): Cell => ({ text: value });
const size = (value: number): Cell => ({ text: formatBytes(value), value });
const time = (value: number): Cell => ({ text: formatMs(value), value });
const count = (value: number): Cell => ({ text: String(value), value });

/** Tables of what takes time. */
export const timeTables = ({ build, loaders, plugins }: ReportView, say: Say): readonly DataTableProps[] => [
  {
    title: say(WORDS.stages),
    columns: [say(NAMES.name), say(NAMES.time)],
    rows: build.stages.map(({ name, ms }) => [text(name), time(ms)]),
  },
  {
    title: say(WORDS.loaders),
    columns: [say(NAMES.name), say(NAMES.time), say(NAMES.files), say(WORDS.calls)],
    rows: loaders.map(({ name, ms, files, calls }) => [text(name), time(ms), count(files), count(calls)]),
  },
  {
    title: say(WORDS.folders),
    columns: [say(NAMES.name), 'Loader', say(NAMES.time), say(NAMES.files)],
    rows: loaders
      .flatMap(({ name, folders }) => folders.map((folder) => ({ name, ...folder })))
      .sort((a, b) => b.ms - a.ms)
      .map(({ path, name, ms, files }) => [text(path || '/'), text(name), time(ms), count(files)]),
  },
  {
    title: say(WORDS.plugins),
    columns: [say(NAMES.name), say(NAMES.time), say(WORDS.calls)],
    rows: plugins.map(({ name, ms, calls }) => [text(name), time(ms), count(calls)]),
  },
];

/** Tables of what is big. */
export function sizeTables({ assets, packages, modules }: ReportView, say: Say): readonly DataTableProps[] {
  const state = (initial: boolean | undefined) =>
    text(initial === undefined ? '' : say(initial ? WORDS.initial : WORDS.async));
  return [
    {
      title: say(NAMES.assets),
      columns: [say(NAMES.name), say(NAMES.bytes), say(NAMES.gzip), say(WORDS.chunkState)],
      rows: assets.map(({ path, bytes, gzipBytes, initial }) => [
        text(path),
        size(bytes),
        gzipBytes === undefined ? text('') : size(gzipBytes),
        state(initial),
      ]),
    },
    {
      title: say(NAMES.packages),
      columns: [say(NAMES.name), say(WORDS.version), say(NAMES.bytes), say(NAMES.modules)],
      rows: packages.map(({ name, version, bundledBytes, modules: own }) => [
        text(name),
        text(version),
        size(bundledBytes),
        count(own),
      ]),
    },
    {
      title: say(NAMES.modules),
      columns: [say(NAMES.name), say(NAMES.bytes), say(WORDS.chunkState)],
      rows: modules.map(({ path, bundledBytes, initial }) => [
        text(path),
        size(bundledBytes),
        state(initial),
      ]),
    },
  ];
}

const changed = (changes: readonly Change[], unit: 'bytes' | 'ms') => {
  const of = (value: number | undefined): Cell =>
    value === undefined ? text('–') : unit === 'bytes' ? size(value) : time(value);
  return changes.map(({ name, before, after }) => {
    const difference = (after ?? 0) - (before ?? 0);
    const sign = difference > 0 ? '+' : '−';
    const shown =
      unit === 'bytes' ? formatDifference(difference) : `${sign}${formatMs(Math.abs(difference))}`;
    return [text(name), { text: shown, value: difference }, of(before), of(after)];
  });
};

/** Tables of what differs from an earlier build. */
export function compareTables({ comparison }: ReportView, say: Say): readonly DataTableProps[] {
  if (!comparison) return [];
  const columns = [say(NAMES.name), say(NAMES.difference), say(NAMES.before), say(NAMES.after)];
  const table = (title: string, changes: readonly Change[], unit: 'bytes' | 'ms') => ({
    title,
    columns,
    rows: changed(changes, unit),
  });
  return [
    table(say(NAMES.assets), comparison.assets, 'bytes'),
    table(say(NAMES.packages), comparison.packages, 'bytes'),
    table(say(NAMES.modules), comparison.modules, 'bytes'),
    table(say(WORDS.loaders), comparison.loaders, 'ms'),
    table(say(WORDS.plugins), comparison.plugins, 'ms'),
  ];
}

/** The tables of a report, each with what it is called. */
export const reportTables = { time: timeTables, size: sizeTables, compare: compareTables };
