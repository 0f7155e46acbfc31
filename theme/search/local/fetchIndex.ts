import type { IndexFile } from '../../../lib/search/openIndex';

/**
 * Fetches an index file.
 * @param url its absolute address
 * @throws Error when the server does not answer with it
 */
export async function fetchIndex(url: string): Promise<IndexFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return (await response.json()) as IndexFile;
}
