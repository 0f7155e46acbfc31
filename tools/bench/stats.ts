import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { runCommand } from '../runCommand';

/** The one profile under which pages are compared: slow 4G and a processor of a quarter of the speed. */
export const PROFILE = { bitsPerSecond: 1_600_000, roundTripMs: 150, cpuSlowdown: 4 } as const;

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** A sentence on what is measured now, and on what; the load is that before the run. */
export function circumstances(): string {
  const git = (...args: string[]) => runCommand('git', args, { folder: PROJECT }).stdout.trim();
  const [processor, ...others] = cpus();
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '-uno') && ' with changes'}`;
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${others.length + 1} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = (loadavg()[0] ?? 0) / (others.length + 1);
  return `Measured ${date} UTC at ${commit}, on ${machine}, Node ${process.version}, load before the run ${load.toFixed(1)} a processor.`;
}

/** The value below which a share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** Median, and in brackets the least and the most. */
export const spread = (values: readonly number[], digits = 0): string =>
  `${quantile(values, 0.5).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const section = (title: string, ...texts: string[]): string => [`## ${title}`, ...texts].join('\n\n');
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
export const MB = (bytes: number): string => (bytes / 1e6).toFixed(1);
