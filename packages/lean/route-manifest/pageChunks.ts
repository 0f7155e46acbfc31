import type { Compilation } from '../host/types';

/**
 * Chunks that hold pages and nothing that is loaded otherwise.
 * @param names names of the chunks of pages
 * @param compilation the bundler's result
 * @returns ids of the chunks
 */
export function pageChunks(
  names: ReadonlySet<string>,
  { namedChunkGroups }: Pick<Compilation, 'namedChunkGroups'>,
): Set<string> {
  const chunks = [...names].flatMap((name) => namedChunkGroups.get(name)?.chunks ?? []);
  const own = chunks.filter((chunk) => [...chunk.groupsIterable].every(({ name = '' }) => names.has(name)));
  return new Set(own.map(({ id }) => String(id)));
}
