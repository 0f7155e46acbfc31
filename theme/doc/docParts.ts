/** Which parts a doc page has. */
export interface DocParts {
  readonly sidebar: boolean;
  readonly outline: boolean;
  readonly footer: boolean;
  readonly overview: boolean;
  /** The text may take the whole width. */
  readonly wide: boolean;
}

/**
 * Reads the flags of a page's frontmatter. Everything is there unless a page says no; an overview page lists other
 * pages and has no outline of its own.
 * @param frontmatter frontmatter of the page
 * @param pageType type of the page
 */
export function docParts(frontmatter: Readonly<Record<string, unknown>>, pageType: string): DocParts {
  const { sidebar = true, outline = true, footer = true, overview = false } = frontmatter;
  return {
    sidebar: sidebar === true,
    outline: outline !== false && overview !== true,
    footer: footer !== false && overview !== true,
    overview: overview === true,
    wide: pageType === 'doc-wide' || overview === true,
  };
}
