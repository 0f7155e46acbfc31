import { parse, type Program } from 'acorn';

/** Pages are compiled side by side, and a tree weighs many times its text: so many wait for their second reader. */
const CACHE_SIZE = 64;

const cache = new Map<string, Program>();

/**
 * Parses a compiled page. Two techniques read each page, its lean chunk and its whole one, and parsing takes most of their time:
 * the tree of the first is handed to the second, and dropped with that.
 * @param code the compiled page
 * @returns its tree, which no reader may change
 * @throws Error when the code cannot be parsed
 */
export function parsePage(code: string): Program {
  const known = cache.get(code);
  if (known) {
    cache.delete(code);
    return known;
  }
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  cache.set(code, tree);
  // A page that only one of them reads would stay for good.
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break;
    cache.delete(oldest);
  }
  return tree;
}
