import { parseArgs } from 'node:util';

/** What a run shall do. */
export interface MutantArgs {
  /** Ids and kinds; all faults when empty. */
  readonly only: readonly string[];
  /** Id of the first fault. */
  readonly from?: string;
  /** Only prints the faults. */
  readonly list: boolean;
  /** Whether the unplanted copy must pass everything first. */
  readonly baseline: boolean;
  /** Whether all of the fast tier runs where its relevant part misses a fault. */
  readonly whole: boolean;
  /** Leaves out what needs a build; for trying new faults, so nothing is kept. */
  readonly cheap: boolean;
  /** Faults at the same time, each in a copy. */
  readonly jobs: number;
}

const JOBS = 2;

/**
 * Reads the command line of `npm run test:mutants`.
 * @param args what follows `--`
 * @throws Error that names what is not understood
 */
export function readMutantArgs(args: readonly string[]): MutantArgs {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      only: { type: 'string' },
      from: { type: 'string' },
      list: { type: 'boolean' },
      baseline: { type: 'boolean' },
      whole: { type: 'boolean' },
      cheap: { type: 'boolean' },
      jobs: { type: 'string' },
    },
  });
  const jobs = Number(values.jobs ?? JOBS);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`--jobs ${values.jobs}: a whole number above 0`);
  return {
    only: values.only ? values.only.split(',').map((name) => name.trim()) : [],
    from: values.from,
    list: values.list ?? false,
    baseline: values.baseline ?? true,
    whole: values.whole ?? false,
    cheap: values.cheap ?? false,
    jobs,
  };
}
