import { TECHNIQUE_NAMES, type TechniqueName } from '../../../packages/lean/techniques';
import { EVERYTHING } from './mergeAblation';
import type { AblationRow } from './types';

/** What is left out of a build: a technique, or all of them. */
export type AblationName = TechniqueName | typeof EVERYTHING;

/** Which rows of the ablation are wanted. */
export interface WantedRows {
  /** Techniques; all, and all of them together, when empty. */
  readonly techniques: readonly TechniqueName[];
  /** Whether rows are passed over that an earlier run has measured as fully. */
  readonly isResumed: boolean;
  /** Visits of each page; a row without visits has no times. */
  readonly runs: number;
}

/**
 * What a run of the ablation has to measure.
 * @param wanted what the command line asks for
 * @param rows what earlier runs measured
 * @returns names in the order of the techniques; none when a run is resumed that had come to its end
 */
export function ablationNames(
  { techniques, isResumed, runs }: WantedRows,
  rows: readonly AblationRow[],
): readonly AblationName[] {
  const names: readonly AblationName[] =
    techniques.length > 0 ? techniques : [...TECHNIQUE_NAMES, EVERYTHING];
  const isMeasured = (name: string): boolean =>
    rows.some((row) => row.name === name && (runs === 0 || row.without.times !== undefined));
  return isResumed ? names.filter((name) => !isMeasured(name)) : names;
}
