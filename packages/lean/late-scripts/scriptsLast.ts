/** A chunk of a page, as Rspress names it. */
const OF_HOST = /<link rel="preload" href="[^"]+\/async\/[^"]+\.js" as="script">/g;

/**
 * Keeps the names that `scriptLinks` wrote, and drops Rspress's own: those are of the whole chunk of a page, and its document
 * may load a lean one.
 * @param html the page as Rspress wrote it
 */
export const ownScripts = (html: string): string => html.replace(OF_HOST, '');

/**
 * Names the scripts of a page, so that they arrive together with those of every page; with low priority, because no script
 * may hold up the largest picture.
 * @param files addresses of the files of a page
 * @returns link elements, with their attributes in another order than Rspress writes its own (`ownScripts`)
 */
export const scriptLinks = (files: readonly string[]): string =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`)
    .join('');

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
