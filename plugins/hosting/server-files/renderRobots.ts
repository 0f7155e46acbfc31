/**
 * The `robots.txt` file: everything may be read; names the sitemap.
 * @param siteUrl address of the site's root, with trailing slash
 */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}
