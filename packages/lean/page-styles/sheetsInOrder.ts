/**
 * Names the style sheets of a page, without which it would look wrong until its scripts have run.
 * @param files addresses of the files of a page
 * @returns link elements, with their attributes in another order than Rspress writes its own (`sheetsInOrder`)
 */
export const sheetLinks = (files: readonly string[]): string =>
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('');

/** A sheet that every page has, as Rspress writes it, and those of a page's own chunk, as `sheetLinks` does. */
const COMMON = /<link href="[^"]+" rel="stylesheet">/g;
const OWN = /<link rel="stylesheet" href="[^"]+">/g;

/**
 * Puts the style sheets of a page's own chunk behind those of every page, which they build on: of two rules of the same weight
 * the later one holds.
 * @param html the page as Rspress wrote it
 */
export function sheetsInOrder(html: string): string {
  const own = html.match(OWN)?.join('') ?? '';
  const last = html.match(COMMON)?.at(-1);
  if (!own || !last) return html;
  return html.replace(OWN, '').replace(last, () => `${last}${own}`);
}
