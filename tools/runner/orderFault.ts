import type { Part } from './types';

/** Names of the parts that must have ended before a part starts. */
export const waitsFor = ({ needs = [], after = [] }: Part): string[] => [...needs, ...after];

/**
 * Whether a list of parts can be run to its end.
 * @param parts what shall run
 * @returns what is wrong in a sentence; undefined when nothing is
 */
export function orderFault(parts: readonly Part[]): string | undefined {
  const names = parts.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `Two parts are called "${twice}".`;
  const met = new Set<string>();
  let left = [...parts];
  while (left.length > 0) {
    const ready = left.filter((part) => waitsFor(part).every((name) => met.has(name)));
    const [stuck] = left;
    if (ready.length === 0 && stuck) {
      return `"${stuck.name}" can never start: it waits for ${waitsFor(stuck).join(', ')}.`;
    }
    for (const { name } of ready) met.add(name);
    left = left.filter(({ name }) => !met.has(name));
  }
  return undefined;
}
