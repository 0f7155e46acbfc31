import type { RouteEntry } from '../RouteEntry';
import { bundler } from './bundler';
import { loadError } from './loadFile';
import { readDocumentManifest } from './readDocumentManifest';

/** An address as pages are looked up by: the host writes it in small letters; a slash at its end says nothing. */
export const pathKey = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** Milliseconds that a click waits for a manifest; the document of the page is loaded then. */
const TIMEOUT = 5000;

type Manifest = ReadonlyMap<string, RouteEntry>;

const { here, lists } = typeof document === 'undefined' ? { lists: {} } : readDocumentManifest();
const asked = new Map<string, Promise<Manifest>>();

/** Manifest entry of the served document. On the 404 page this is the entry of the 404 page, not of the requested address. */
export const documentEntry: RouteEntry | undefined = here;

async function fetchList(file: string): Promise<Manifest> {
  const response = await fetch(`${bundler().p}${file}`, {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw loadError(file);
  const rows = (await response.json()) as readonly RouteEntry[];
  return new Map(rows.map((row) => [pathKey(row[0]), row]));
}

/**
 * The pages in the language of an address. The list is fetched once; after a failure it can be asked for again.
 * @param path path of any page of that language
 * @returns pages by their key; empty under the development server
 * @throws Error when the list cannot be had
 */
export function fetchManifest(path: string): Promise<Manifest> {
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
