import { TECHNIQUE_NAMES, techniqueOf, type TechniqueName } from './techniques';

/**
 * A technique, and all that do not work without it.
 * @param name the technique
 * @returns names in the order of the registry
 */
export function withDependents(name: TechniqueName): TechniqueName[] {
  const found = new Set([name]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const each of TECHNIQUE_NAMES) {
      const requires = (techniqueOf(each).requires ?? []) as readonly TechniqueName[];
      if (requires.some((required) => found.has(required))) found.add(each);
    }
  }
  return TECHNIQUE_NAMES.filter((each) => found.has(each));
}
