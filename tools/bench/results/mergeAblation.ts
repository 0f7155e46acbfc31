import { TECHNIQUE_NAMES } from '../../../packages/lean/techniques';
import type { AblationRow } from './types';

/** Name of the row of a build without any technique. */
export const EVERYTHING = 'everything';

const ORDER: readonly string[] = [...TECHNIQUE_NAMES, EVERYTHING];

/**
 * Puts a new row among those of earlier runs, in the place of the one of the same technique.
 * @returns rows in the order of the techniques, without those of techniques that are gone
 */
export const mergeAblation = (rows: readonly AblationRow[], added: AblationRow): AblationRow[] =>
  [...rows.filter(({ name }) => name !== added.name && ORDER.includes(name)), added].sort(
    (one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name),
  );
