import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { runCommand } from '../runCommand';

/** The one profile under which pages are compared: slow 4G and a processor of a quarter of the speed. */
export const PROFILE = { bitsPerSecond: 1_600_000, roundTripMs: 150, cpuSlowdown: 4 } as const;

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Middle and spread of what several runs showed. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

const git = (...args: string[]): string => runCommand('git', args, { folder: PROJECT }).stdout.trim();

/** What is measured now, and on what. */
export function circumstances() {
  const processors = cpus();
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ' with changes' : '';
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changed}`,
    machine: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.version,
    load: (loadavg()[0] ?? 0) / processors.length,
  };
}

/** The value below which a share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is no run to sum up');
  return value;
}

/** Sums up several runs. */
export const summarize = (values: readonly number[]): Summary => ({
  median: quantile(values, 0.5),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
export const MB = (bytes: number): string => (bytes / 1e6).toFixed(1);
/** Median, and in brackets the least and the most. */
export const spread = ({ median, min, max }: Summary, digits = 0): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

export const when = ({ date, commit, machine, node, load }: ReturnType<typeof circumstances>): string =>
  `Measured ${date} UTC at ${commit}, on ${machine}, Node ${node}, load before the run ${load.toFixed(1)} a processor.`;
export const section = (title: string, ...parts: string[]): string[] => [`## ${title}`, ...parts];
