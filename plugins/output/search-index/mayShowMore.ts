/** The tag of a component, or the file of a sample. */
const MORE = /<[A-Z]|\bfile=/;

/**
 * Whether a page may show what is not in its own Markdown: components, shared fragments, samples from files. Of all other
 * pages the host reads the whole text, so that they need not be parsed for search.
 * @param source text of the page
 */
export const mayShowMore = (source: string): boolean => MORE.test(source);
