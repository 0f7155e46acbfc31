import type { SearchQualityResult } from './types';

const SEALED = 'sealed';

/**
 * Keeps what the sealed set said, since it is not asked again with each run.
 * @param result of a run
 * @param previous of the run before
 * @returns the result; when the sealed set was not asked, with the rows of the run that asked it, and when that was
 */
export function keepSealed(result: SearchQualityResult, previous?: SearchQualityResult): SearchQualityResult {
  if (!previous || result.rows.some(({ set }) => set === SEALED)) return result;
  const kept = previous.rows
    .filter(({ set }) => set === SEALED)
    .map((row) => ({ measured: `${previous.date} at ${previous.commit.split(' ')[0]}`, ...row }));
  return { ...result, rows: [...result.rows, ...kept] };
}
