/**
 * The section that a page belongs to: the host takes the longest path that the page's address begins with.
 * @param routePath address of the page
 * @param sections paths of the sections of its language
 * @returns undefined for a page without a sidebar
 */
export function sectionOf(routePath: string, sections: readonly string[]): string | undefined {
  return [...sections].sort((a, b) => b.length - a.length).find((section) => routePath.startsWith(section));
}
