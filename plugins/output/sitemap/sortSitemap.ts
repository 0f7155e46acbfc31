const ENTRY = /<url>.*?<\/url>/gs;

/**
 * Puts the entries of a sitemap into a fixed order and drops those that are no pages for readers.
 * The host's plugin writes them in the order in which the file system answers.
 * @param xml the sitemap
 * @param isPage says whether an address belongs to the sitemap
 * @returns the sitemap, sorted by address
 */
export function sortSitemap(xml: string, isPage: (url: string) => boolean): string {
  const entries = (xml.match(ENTRY) ?? [])
    .map((entry) => ({ entry, url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '' }))
    .filter(({ url }) => isPage(url))
    .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0))
    .map(({ entry }) => entry);
  const start = xml.search(/<url>/);
  const head = start === -1 ? xml.replace('</urlset>', '') : xml.slice(0, start);
  return `${head}${entries.join('')}</urlset>`;
}
