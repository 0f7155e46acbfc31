/** A section of a page, as the search names it. */
export interface Section {
  readonly title: string;
  /** Empty above the first heading. */
  readonly header: string;
  /** With language prefix and anchor, without base. */
  readonly link: string;
}

type FindSections = (text: string) => Promise<readonly Section[]>;

let find: FindSections | undefined;

/** Hands the site's own search to parts of pages, which know nothing of the theme. */
export function provideSections(own: FindSections): void {
  find = own;
}

/**
 * The sections of the site that are nearest to a text, one of a page, best first. The text stays in the browser.
 * @throws Error when the search index cannot be had
 */
export const nearestSections: FindSections = async (text) => (await find?.(text)) ?? [];
