import { parseArgs } from 'node:util';
import { TECHNIQUE_NAMES, type TechniqueName } from '../../packages/lean/techniques';
import type { SiteName } from './types';
import { HOSTS } from './hosts/hosts';
import { PARTS, type Part } from './results/saveResult';

/** What a run of the benchmark shall measure. */
export interface BenchArgs {
  readonly parts: readonly Part[];
  /** Page counts of the part `growth`. */
  readonly sizes: readonly number[];
  /** Visits of a page; 0 only for the part `ablation`, which then weighs files and needs no browser. */
  readonly runs: number;
  /** Sites of the part `growth`; all when empty. */
  readonly hosts: readonly SiteName[];
  /** Techniques of the part `ablation`; all when empty. */
  readonly techniques: readonly TechniqueName[];
  /** Whether the part `ablation` passes over what an earlier run has measured. */
  readonly isResumed: boolean;
  /** Whether the part `search` times first searches alone, and keeps what its last run knows of the judged queries. */
  readonly keepAnswers: boolean;
  /** Whether the part `search-quality` also asks the sealed queries, which is done for the record alone. */
  readonly sealed: boolean;
}

const SIZES = [100, 500, 2000];
const RUNS = 5;

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
const words = (text: string): string[] => text.split(',').map((word) => word.trim());

function counts(name: string, text: string): number[] {
  const numbers = words(text).map(Number);
  if (numbers.every((each) => Number.isInteger(each) && each > 0)) return numbers;
  throw new Error(`--${name} ${text}: whole numbers above 0, separated by commas`);
}

function readRuns(text: string | undefined, parts: readonly string[]): number {
  if (text === undefined) return RUNS;
  if (text === '0' && parts.every((part) => part === 'ablation')) return 0;
  return counts('runs', text)[0] ?? RUNS;
}

/**
 * Reads the command line of `npm run bench`.
 * @param args what follows `--`
 * @throws Error that names what is not understood
 */
export function readBenchArgs(args: readonly string[]): BenchArgs {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      sizes: { type: 'string' },
      runs: { type: 'string' },
      hosts: { type: 'string' },
      techniques: { type: 'string' },
      resume: { type: 'boolean' },
      'keep-answers': { type: 'boolean' },
      sealed: { type: 'boolean' },
    },
  });
  const parts = values.only ? words(values.only) : [...PARTS];
  const wrong = parts.find((part) => !isPart(part));
  if (wrong !== undefined) throw new Error(`--only ${wrong}: there are ${PARTS.join(', ')}`);

  const known = HOSTS.map(({ name }) => name);
  const hosts = values.hosts ? words(values.hosts) : [];
  const stranger = hosts.find((host) => !known.some((name) => name === host));
  if (stranger !== undefined) throw new Error(`--hosts ${stranger}: there are ${known.join(', ')}`);

  const wanted = values.techniques ? words(values.techniques) : [];
  const unknown = wanted.find((each) => !TECHNIQUE_NAMES.some((name) => name === each));
  if (unknown !== undefined)
    throw new Error(`--techniques ${unknown}: there are ${TECHNIQUE_NAMES.join(', ')}`);

  return {
    parts: parts.filter(isPart),
    sizes: values.sizes ? counts('sizes', values.sizes) : SIZES,
    runs: readRuns(values.runs, parts),
    hosts: known.filter((name) => hosts.some((host) => host === name)),
    techniques: TECHNIQUE_NAMES.filter((name) => wanted.includes(name)),
    isResumed: values.resume ?? false,
    keepAnswers: values['keep-answers'] ?? false,
    sealed: values.sealed ?? false,
  };
}
