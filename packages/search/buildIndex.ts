import type { SearchDocument } from './types';

/** What a reader can be sent to: a page above its first heading, or the part below one heading. */
export interface Section {
  readonly page: SearchDocument;
  readonly anchor: string;
  readonly header: string;
  readonly breadcrumb: readonly string[];
  readonly content: string;
}

/** A record of an index file; the first also has the words that readers ask for and sections do not say, a line for each section. */
export type IndexRecord<T extends SearchDocument = SearchDocument> = T & { readonly keywords?: string };

/** The words are counted where it is opened. */
export type IndexFile = readonly IndexRecord[];

/** The text below a heading; the host writes the heading itself above it, as a line of its own. */
function below(header: string, text: string): string {
  const rest = text.slice(header.length);
  return text.startsWith(header) && /^\s*(?:\n|$)/.test(rest) ? rest.trim() : text;
}

/** Cuts a page at its headings: the top of the page first, then one section for each heading. */
export function toSections(page: SearchDocument): Section[] {
  const { toc, content } = page;
  const textOf = (at: number): string =>
    content.slice(toc[at]?.charIndex ?? 0, toc[at + 1]?.charIndex ?? content.length).trim();
  const above: { depth: number; header: string }[] = [];
  const parts = toc.map(({ id, depth, text }, at): Section => {
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const breadcrumb = above.map((each) => each.header);
    // Headings keep the marks of inline code; readers do not see them.
    const header = text.replaceAll('`', '');
    above.push({ depth, header });
    return { page, anchor: id, header, breadcrumb, content: below(header, textOf(at)) };
  });
  return [{ page, anchor: '', header: '', breadcrumb: [], content: textOf(-1) }, ...parts];
}

/** Cuts from a page what would be fetched twice or for nothing: the headings, which `toc` has, and empty lines. */
function trimPage<T extends SearchDocument>(page: T): T {
  const [top = '', ...parts] = toSections(page).map(({ header, content }) => {
    const text = content.replace(/\n\s*\n/g, '\n');
    // A text that begins with the words of its heading would lose them when the file is read.
    return header !== '' && text.split('\n', 1)[0] === header ? `${header}\n${text}` : text;
  });
  let content = top;
  const toc = page.toc.map(({ text, id, depth }, at) => {
    const charIndex = content.length + 1;
    content += `\n${parts[at]}`;
    return { charIndex, text, id, depth };
  });
  return { ...page, content, toc };
}

/** Makes the index file of one language, at build time; keywords are by the id of a heading, or `top`. */
export function buildIndex<T extends SearchDocument>(
  pages: readonly T[],
  keywordsOf: (page: T) => Readonly<Record<string, string>>,
): IndexRecord<T>[] {
  const keywords = pages.flatMap((page) => {
    const own = new Map(Object.entries(keywordsOf(page)));
    return ['top', ...page.toc.map(({ id }) => id)].map((id) => (own.get(id) ?? '').replaceAll('\n', ' '));
  });
  return pages.map((page, at) => ({
    ...trimPage(page),
    ...(at === 0 && { keywords: keywords.join('\n') }),
  }));
}
