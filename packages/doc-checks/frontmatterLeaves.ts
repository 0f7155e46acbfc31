import type { Frontmatter } from './types';

/** Frontmatter keys whose text a reader reads. */
export const TEXT_KEYS: ReadonlySet<string> = new Set([
  'description',
  'title',
  'titleSuffix',
  'headline',
  'name',
  'text',
  'tagline',
  'details',
  'about',
  'alt',
]);

/** One leaf of the frontmatter. */
export interface Leaf {
  readonly path: string;
  /** Last named part of the path. */
  readonly key: string;
  readonly value: unknown;
  readonly line: number;
}

/**
 * Every single value of a frontmatter but the words for the search: each language has its own, and nobody reads them.
 * @param frontmatter of a page
 * @returns leaves in the order written, lists by number: `hero.actions.0.link`
 */
export function frontmatterLeaves({ data, lines }: Frontmatter): Leaf[] {
  const walk = (value: unknown, path: string, key: string): Leaf[] => {
    if (typeof value !== 'object' || value === null) {
      return [{ path, key, value, line: lines.get(path) ?? 1 }];
    }
    return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
      walk(child, path ? `${path}.${name}` : name, Array.isArray(value) ? key : name),
    );
  };
  const { search, ...read } = data;
  return walk(typeof search === 'object' ? read : data, '', '');
}
