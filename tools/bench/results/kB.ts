import type { Cost, Transfer } from '../types';
import type { Summary } from './summarize';

/** kB of 1000 bytes. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** kB, or a dash for what does not exist. */
export const maybeKB = (bytes: number | undefined): string => (bytes === undefined ? '–' : kB(bytes));

/** MB of 1000 kB. */
export const MB = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Median, and in brackets the least and the most. */
export const spread = ({ median, min, max }: Summary, digits = 0): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

/** All bytes of a visit. */
export const total = (transfer: Transfer): number =>
  Object.values(transfer).reduce((sum, each) => sum + each, 0);

/** Cells of a build: wall seconds, CPU seconds, peak MiB. */
export const costCells = ({ wallSeconds, cpuSeconds, peakMiB }: Cost): string[] => [
  wallSeconds.toFixed(1),
  cpuSeconds.toFixed(1),
  peakMiB === undefined ? '–' : peakMiB.toFixed(0),
];
