import { packNumbers, unpackNumbers } from './packNumbers';

/** Words as numbers, packed: `unpackFingerprints` reads it. */
export interface PackedFingerprints {
  /** Numbers are less than this. */
  readonly space: number;
  /** The rest of each gap to the number before it, by `STEP`. */
  readonly low: string;
  /** How often `STEP` is in it. */
  readonly high: string;
}

/** One in so many other words is taken for one of the list, and a Chinese query has ten; each doubling costs a bit a word. */
const ROOM = 1024;
/** Gaps are about `ROOM` wide: what is below half of it is as good as random, and what is above is nearly always small. */
const STEP = ROOM / 2;

/**
 * How many numbers a list of words needs.
 * @param count how long the list is
 */
export const spaceOf = (count: number): number => count * ROOM;

/**
 * The number of a word (FNV-1a).
 * @param word the word
 * @param space numbers are less than this
 */
export function fingerprint(word: string, space: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  // The last letters have moved only the low bits; one more round spreads them.
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % space;
}

/**
 * Writes numbers of words by their gaps: eleven bits a word, where words themselves take three bytes (a Golomb-coded set).
 * @param numbers what `fingerprint` says, from the least on, none twice
 * @param space numbers are less than this
 */
export function packFingerprints(numbers: readonly number[], space: number): PackedFingerprints {
  const gaps = numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
  return {
    space,
    low: packNumbers(gaps.map((gap) => gap % STEP)),
    high: packNumbers(gaps.map((gap) => Math.floor(gap / STEP))),
  };
}

/**
 * Reads numbers of words back.
 * @param packed what `packFingerprints` wrote
 */
export function unpackFingerprints({ low, high }: Omit<PackedFingerprints, 'space'>): number[] {
  const steps = unpackNumbers(high);
  let number = 0;
  return unpackNumbers(low).map((rest, at) => {
    number += (steps[at] ?? 0) * STEP + rest;
    return number;
  });
}
