import type { SearchDocument } from './SearchDocument';

/** What a reader can be sent to: a page above its first heading, or the part below one heading. */
export interface Section {
  readonly page: SearchDocument;
  /** Id of the heading; empty for the top of the page. */
  readonly anchor: string;
  /** Text of the heading; empty for the top of the page. */
  readonly header: string;
  /** Headings above it that hold this one, outermost first. */
  readonly breadcrumb: readonly string[];
  readonly content: string;
}

/** Headings and titles keep marks of inline code in their source; readers do not see them. */
const shown = (text: string): string => text.replaceAll('`', '');

/** The text below a heading; the host writes the heading itself above it, as a line of its own. */
function below(header: string, text: string): string {
  const rest = text.slice(header.length);
  return text.startsWith(header) && /^\s*(?:\n|$)/.test(rest) ? rest.trim() : text;
}

/**
 * Cuts a page at its headings.
 * @param page a document of the index, with or without headings in its text
 * @returns the top of the page first, then one section for each heading
 */
export function toSections(page: SearchDocument): Section[] {
  const { toc, content } = page;
  const endOf = (at: number): number => toc[at]?.charIndex ?? content.length;
  const above: { depth: number; text: string }[] = [];
  const top: Section = {
    page,
    anchor: '',
    header: '',
    breadcrumb: [],
    content: content.slice(0, endOf(0)).trim(),
  };
  const parts = toc.map((heading, index): Section => {
    while ((above.at(-1)?.depth ?? 0) >= heading.depth) above.pop();
    const breadcrumb = above.map(({ text }) => text);
    const header = shown(heading.text);
    above.push({ depth: heading.depth, text: header });
    const text = content.slice(heading.charIndex, endOf(index + 1)).trim();
    return { page, anchor: heading.id, header, breadcrumb, content: below(header, text) };
  });
  return [top, ...parts];
}
