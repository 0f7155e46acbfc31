/** Layouts that few pages have: the file of each. */
const LAYOUTS = { home: 'theme/HomePage.tsx', overview: 'theme/OverviewPage.tsx' } as const;

/** All of them. */
export const LAYOUT_FILES: readonly string[] = Object.values(LAYOUTS);

/**
 * The layout that a page brings.
 * @param frontmatter frontmatter of the page
 * @returns file below the root of the project; undefined for a page with the layout of most pages
 */
export function layoutOf(frontmatter: Readonly<Record<string, unknown>>): string | undefined {
  if (frontmatter.pageType === 'home') return LAYOUTS.home;
  return frontmatter.overview === true ? LAYOUTS.overview : undefined;
}
