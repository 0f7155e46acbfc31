/** What says at which depths headings are shown: entries of the sidebar, groups of them, or the frontmatter of a page. */
interface DepthSource {
  readonly overviewHeaders?: unknown;
}

/** All values inside lists and objects that are objects themselves. */
function* objectsIn(value: unknown): Generator<DepthSource> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/**
 * The depths at which an overview page may show headings: the usual ones and all that are named anywhere.
 * @param usual depths that every overview shows
 * @param sources frontmatter of the page and sidebars that it may list
 */
export function shownDepths(usual: readonly number[], ...sources: readonly unknown[]): ReadonlySet<number> {
  const named = sources
    .flatMap((source) => [...objectsIn(source)])
    .flatMap(({ overviewHeaders }) => (Array.isArray(overviewHeaders) ? (overviewHeaders as number[]) : []));
  return new Set([...usual, ...named]);
}
