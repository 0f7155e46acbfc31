import type { Vectors } from './trainVectors';

/** Vectors in whole steps; a product of two steps is worth `scale`. */
export interface RoundedVectors {
  readonly terms: ReadonlyMap<string, readonly number[]>;
  readonly sections: ReadonlyMap<string, readonly number[]>;
  readonly scale: number;
}

/** Steps of a side go from minus this to this. */
const LARGEST_STEP = { terms: 2, sections: 3 };
/** The share of numbers that lie within the steps; the others are cut. */
const WITHIN = 0.98;

type Side = ReadonlyMap<string, Float64Array>;

const numbersOf = (side: Side): number[] => [...side.values()].flatMap((vector) => [...vector]);

const meanSquare = (side: Side, at: number): number =>
  [...side.values()].reduce((sum, vector) => sum + (vector[at] ?? 0) ** 2, 0) / side.size;

/** Size of a step: most numbers lie within the largest one. */
function stepOf(numbers: readonly number[], largest: number): number {
  const sizes = numbers.map(Math.abs).sort((a, b) => a - b);
  return (sizes[Math.floor(WITHIN * (sizes.length - 1))] ?? 1) / largest;
}

function rounded(side: Side, factors: readonly number[], largest: number) {
  const scaled = new Map(
    [...side].map(([name, vector]) => [name, vector.map((value, at) => value * (factors[at] ?? 1))] as const),
  );
  const step = stepOf(numbersOf(scaled), largest);
  const round = (value: number): number =>
    // `|| 0`: no negative zero.
    Math.max(-largest, Math.min(largest, Math.round(value / step))) || 0;
  return {
    step,
    vectors: new Map([...scaled].map(([name, vector]) => [name, [...vector].map(round)] as const)),
  };
}

/**
 * Rounds vectors to the few steps that are sent to readers.
 * @param vectors vectors of both sides
 */
export function roundVectors({ terms, sections }: Vectors): RoundedVectors {
  const size = [...terms.values()][0]?.length ?? 0;
  // Each place gets the same spread on both sides, which their products do not notice.
  const factors = Array.from({ length: size }, (_, at) =>
    Math.sqrt(Math.sqrt(meanSquare(sections, at) / meanSquare(terms, at))),
  );
  const ofTerms = rounded(terms, factors, LARGEST_STEP.terms);
  const ofSections = rounded(
    sections,
    factors.map((factor) => 1 / factor),
    LARGEST_STEP.sections,
  );
  return {
    terms: ofTerms.vectors,
    sections: ofSections.vectors,
    scale: Number((ofTerms.step * ofSections.step).toPrecision(4)),
  };
}
