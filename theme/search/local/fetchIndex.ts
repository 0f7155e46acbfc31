import type { SearchFile } from '../../../lib/search/openFile';

/**
 * Fetches an index file, or a part of one.
 * @param url its absolute address
 * @throws Error when the server does not answer with it
 */
export async function fetchIndex(url: string): Promise<SearchFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return (await response.json()) as SearchFile;
}
