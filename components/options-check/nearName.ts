/** Names that are longer are nobody's typing mistake. */
const MAX_LENGTH = 40;

/** How many letters must be added, removed or replaced to turn one name into the other. */
function edits(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_none, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}

/**
 * The known name that a mistyped one is nearest to.
 * @param name as it is written
 * @param known names that would do
 * @returns undefined when none is near: a third of the letters may differ
 */
export function nearName(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const written = name.toLowerCase();
  const [best] = known
    .map((each) => ({ each, distance: edits(written, each.toLowerCase()) }))
    .filter(({ distance, each }) => distance <= Math.floor(Math.max(name.length, each.length) / 3))
    .sort((a, b) => a.distance - b.distance);
  return best?.each;
}
