import { saturate } from './saturate';
import type { CountedTerms } from './countTerms';
import { FIELD_WEIGHTS, INDEX_FIELDS } from './indexFields';

/**
 * What it is worth that a field of a section holds a term, before it is known how rare the term is.
 * @param lengths how many different terms each section has, by the place of the field
 * @returns the worth, by the place of the field, the place of the section, and how often the term stands there
 */
export function fieldWorth(
  lengths: CountedTerms['lengths'],
): (field: number, id: number, often: number) => number {
  const averages = lengths.map(
    (sizes) => sizes.reduce((sum, each) => sum + each, 0) / Math.max(1, sizes.length),
  );
  const weights = INDEX_FIELDS.map((name) => FIELD_WEIGHTS[name]);
  return (field, id, often) =>
    (weights[field] ?? 0) * saturate(often, (lengths[field]?.[id] ?? 0) / (averages[field] ?? 1));
}
