import type { CountedTerms } from '../countTerms';
import { INDEX_FIELDS } from '../indexFields';
import { packNumbers, unpackNumbers } from '../packNumbers';

/** Steps of a doubling: exact enough for a logarithm, and far fewer different letters than counts. */
const STEPS = 8;

/**
 * Counts the sections of all parts that hold each term, for each field.
 * @param parts terms of the parts
 * @returns terms with one count for each field
 */
export function documentFrequencies(parts: readonly CountedTerms[]): Map<string, number[]> {
  const frequencies = new Map<string, number[]>();
  for (const { postings } of parts) {
    for (const [term, byField] of postings) {
      const sums = frequencies.get(term) ?? INDEX_FIELDS.map(() => 0);
      frequencies.set(
        term,
        sums.map((sum, field) => sum + (byField.get(field)?.size ?? 0)),
      );
    }
  }
  return frequencies;
}

/**
 * Packs counts, one column for each field.
 * @param rows counts of each word, in the order of the words
 */
export const packFrequencies = (rows: readonly (readonly number[])[]): string[] =>
  INDEX_FIELDS.map((_, field) =>
    packNumbers(rows.map((counts) => Math.round(STEPS * Math.log2(1 + (counts[field] ?? 0))))),
  );

/**
 * Reads one count back, within a twentieth.
 * @param column column of a field
 * @param row place of the word
 */
export function readFrequency(column: string, row: number): number {
  const [packed = 0] = unpackNumbers(column.charAt(row));
  return Math.round(2 ** (packed / STEPS) - 1);
}
