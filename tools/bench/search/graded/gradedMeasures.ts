import { randomNumbers } from '../../../search-learn/randomNumbers';
import type { GradedAnswer } from './gradeAnswer';

/** A mean with the interval that holds it in 95 of 100 samples like this one. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What is reported of answers that should find something. */
export const MEASURES = {
  'success@1': ({ rank }: GradedAnswer) => Number(rank === 1),
  'success@3': ({ rank }: GradedAnswer) => Number(rank > 0 && rank <= 3),
  'MRR@10': ({ rank }: GradedAnswer) => (rank > 0 ? 1 / rank : 0),
  'nDCG@5': ({ ndcg }: GradedAnswer) => ndcg,
  'right first row': ({ firstRow }: GradedAnswer) => Number(firstRow),
} as const satisfies Record<string, (answer: GradedAnswer) => number>;

/** Name of a measure. */
export type MeasureName = keyof typeof MEASURES;

/** Measures of the answers to a list of queries, or to one kind of them. */
export interface GradedMeasures {
  /** Queries that have an answer. */
  readonly count: number;
  readonly measures: Readonly<Record<MeasureName, Estimate>>;
  /** Queries that have none, and those of them that found nothing. */
  readonly nonsense: number;
  readonly silent: number;
}

const SAMPLES = 1000;
const TAIL = 0.025;
const SEED = 20;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * The mean of some values with its interval (percentile bootstrap, always with the same samples).
 * @param values one value for each query
 */
export function estimate(values: readonly number[]): Estimate {
  const random = randomNumbers(SEED);
  const means = Array.from({ length: SAMPLES }, () =>
    meanOf(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  return {
    mean: meanOf(values),
    low: means[Math.floor(SAMPLES * TAIL)] ?? 0,
    high: means[Math.ceil(SAMPLES * (1 - TAIL)) - 1] ?? 0,
  };
}

/** The kind of queries that have no answer. */
export const NONSENSE = 'nonsense';

/**
 * Measures answers.
 * @param answers graded answers of any kinds
 */
export function gradedMeasures(answers: readonly GradedAnswer[]): GradedMeasures {
  const sensible = answers.filter(({ kind }) => kind !== NONSENSE);
  const nonsense = answers.filter(({ kind }) => kind === NONSENSE);
  return {
    count: sensible.length,
    measures: Object.fromEntries(
      Object.entries(MEASURES).map(([name, value]) => [name, estimate(sensible.map(value))]),
    ) as Record<MeasureName, Estimate>,
    nonsense: nonsense.length,
    silent: nonsense.filter(({ rows }) => rows.length === 0).length,
  };
}
