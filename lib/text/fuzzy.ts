import { cutText } from './strings';

/**
 * How many characters must be added, dropped, changed or swapped with their neighbour (Damerau, restricted).
 * @returns the distance, or `limit + 1` when it is larger
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [left = 0, corner = 0, over = 0] = [row[j - 1], above[j - 1], above[j]];
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = Math.min(over + 1, left + 1, same ? corner : corner + 1);
      row[j] = swapped ? Math.min(steps, (before[j - 2] ?? 0) + 1) : steps;
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, above] = [above, row];
  }
  return Math.min(above[b.length] ?? 0, limit + 1);
}

/** A long name allows no more slips than this. */
const MAX_EDITS = 4;

/**
 * The known name that a mistyped one is nearest to, whatever its case.
 * @returns undefined when none is near: a character in four may differ
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.min(MAX_EDITS, Math.ceil(name.length / 4));
  const written = name.toLowerCase();
  const [best] = [...new Set(known)]
    .map((each) => ({ each, edits: editDistance(written, each.toLowerCase(), limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return best?.each;
}

/** What is compared of a text: an address may have thousands of characters, and time grows with their square. */
const MAX_COMPARED = 100;

/** Neighbouring letters and digits of a text, small. */
function pairsOf(text: string): string[] {
  const letters = [...cutText(text, MAX_COMPARED).toLowerCase()].filter((letter) =>
    /[\p{L}\p{N}]/u.test(letter),
  );
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}

/**
 * How alike two texts are: the share of neighbouring characters that they have in common (Dice), which forgives swapped
 * words, missing characters and other endings, and works for Chinese too. Only the first 100 of each are looked at.
 * @returns 0 (nothing in common) to 1 (the same, apart from case and punctuation)
 */
export function similarity(one: string, other: string): number {
  const [pairs, rest] = [pairsOf(one), pairsOf(other)];
  const total = pairs.length + rest.length;
  const shared = pairs.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return total === 0 ? 0 : (2 * shared) / total;
}

/** The things whose score (0 to 1) is at least `least`, best first; of equals, in their order. */
export function mostAlike<T>(things: readonly T[], score: (thing: T) => number, least: number): T[] {
  return things
    .map((thing) => ({ thing, alike: score(thing) }))
    .filter(({ alike }) => alike >= least)
    .sort((a, b) => b.alike - a.alike)
    .map(({ thing }) => thing);
}
