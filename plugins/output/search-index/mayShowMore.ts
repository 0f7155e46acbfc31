/** The tag of a component, the file of a sample, a command that is written out for every choice, or code that imports. */
const MORE = /<[A-Z]|\bfile=|^\s*`{3,}\S+ .*\bpick\b|`import\b|^[-+ ]*import\b/m;

/**
 * Whether a page may show what is not in its own Markdown: components, shared fragments, samples from files,
 * commands of other package managers. Of all other
 * pages the host reads the whole text, so that they need not be parsed for search.
 * @param source text of the page
 */
export const mayShowMore = (source: string): boolean => MORE.test(source);
