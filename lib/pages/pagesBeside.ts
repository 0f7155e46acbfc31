import * as LIMITS from '../../site/limits';
import type { PageRow } from '../../site/pageRow';
import { bundler } from './bundler';
import { keyOf } from './keyOf';
import { loadError } from './loadError';
import { readFacts } from './readFacts';

type PageList = ReadonlyMap<string, PageRow>;

const { here, lists } = typeof document === 'undefined' ? { lists: {} } : readFacts();
const asked = new Map<string, Promise<PageList>>();

/** The page of this document, by the script for this document alone; not that of the address where the 404 page answers an unknown one. */
export const ownPage: PageRow | undefined = here;

async function fetchList(file: string): Promise<PageList> {
  const response = await fetch(`${bundler().p}${file}`, {
    signal: AbortSignal.timeout(LIMITS.pageListPatience),
  });
  if (!response.ok) throw loadError(file);
  const rows = (await response.json()) as readonly PageRow[];
  return new Map(rows.map((row) => [keyOf(row[0]), row]));
}

/**
 * The pages in the language of an address. The list is fetched once; after a failure it can be asked for again.
 * @param path path of any page of that language
 * @returns pages by their key; empty under the development server
 * @throws Error when the list cannot be had
 */
export function pagesBeside(path: string): Promise<PageList> {
  const [, first = ''] = path.split('/');
  // The first part may be any word, also one that every object has (`/constructor/x`).
  const file = lists[Object.hasOwn(lists, first) ? first : ''];
  if (!file) return Promise.resolve(new Map());
  const known = asked.get(file);
  if (known) return known;
  const loading = fetchList(file);
  asked.set(file, loading);
  loading.catch(() => asked.delete(file));
  return loading;
}
