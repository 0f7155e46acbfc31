import type { Compilation } from './types';

/**
 * Files that every page loads by its entry. A page may share a chunk with the entry, and the bundler then names its files among
 * those of the page too; to load one of them again would wait for a script that has run already.
 * @param compilation the bundler's result
 */
export const initialFiles = ({ entrypoints }: Pick<Compilation, 'entrypoints'>): ReadonlySet<string> =>
  new Set([...entrypoints.values()].flatMap((entry) => [...entry.getFiles()]));
