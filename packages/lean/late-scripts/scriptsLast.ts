/** A chunk of a page, as `scriptLinks` writes it. */
const OWN = /<link rel="preload" as="script" fetchpriority="low" href="[^"]+">\n?/g;

/**
 * Puts the chunks of a page behind the scripts of every page, which the bundler's setting puts at the end of the body.
 * @param html the page as Rspress wrote it
 */
export function scriptsLast(html: string): string {
  const own = html.match(OWN)?.join('') ?? '';
  const rest = html.replace(OWN, '');
  const end = rest.lastIndexOf('</body>');
  return end < 0 ? html : `${rest.slice(0, end)}${own}${rest.slice(end)}`;
}
