import { readBuiltSite } from '../../plugins/output/search-records/readBuiltSite';
import { toRecords } from '../../plugins/output/search-records/toRecords';
import type { SearchIndex } from './types';

/**
 * Makes a built site searchable.
 * @param name name of the index in requests
 * @param root output folder of the build
 * @param siteUrl address of the site's root, with trailing slash
 * @throws Error when there is no built site
 */
export function openIndex(name: string, root: string, siteUrl: string): SearchIndex {
  const pages = readBuiltSite(root);
  return { name, siteUrl, pages, records: pages.flatMap((page) => toRecords(page, siteUrl)) };
}
