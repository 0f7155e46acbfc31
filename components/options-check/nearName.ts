import { editDistance } from '../../lib/text/editDistance';

/** Names that are longer are nobody's typing mistake. */
const MAX_LENGTH = 40;

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
    .map((each) => {
      const most = Math.floor(Math.max(name.length, each.length) / 3);
      return { each, most, distance: editDistance(written, each.toLowerCase(), most) };
    })
    .filter(({ distance, most }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.each;
}
