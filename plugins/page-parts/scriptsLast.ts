/** A script of a page's own part, as `pageLinks` writes it. */
const OWN = /<link rel="preload" as="script" fetchpriority="low" href="[^"]+">\n?/g;

/**
 * Puts the scripts that a page's own parts lie in behind those of every page at the end of the body, where the host writes
 * them by its setting: scripts that are asked for first share line and processor with the text that a reader waits for.
 * @param html the page as the host wrote it
 */
export function scriptsLast(html: string): string {
  const own = html.match(OWN)?.join('') ?? '';
  const rest = html.replace(OWN, '');
  const end = rest.lastIndexOf('</body>');
  return end < 0 ? html : `${rest.slice(0, end)}${own}${rest.slice(end)}`;
}
