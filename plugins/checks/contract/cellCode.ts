const CODE = /`([^`]+)`/g;

/**
 * Inline code in a table cell or a line.
 * @param text Markdown
 * @returns the code of each span
 */
export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(CODE)].map(([, code = '']) => code);

/**
 * The code of a cell that holds one span and nothing else but a link around it.
 * @param cell Markdown
 * @returns the code, or nothing
 */
export const cellCode = (cell: string): string | undefined =>
  /^(?:\[`([^`]+)`\]\([^)]*\)|`([^`]+)`)$/.exec(cell)?.slice(1).find(Boolean);

/**
 * The column of a table by its title in either language.
 * @param head cells of the first line
 * @param titles titles, one per language
 * @returns index of the column, or -1
 */
export const columnOf = (head: readonly string[], titles: readonly string[]): number =>
  head.findIndex((cell) => titles.includes(cell));

/** Titles of the columns that the gate reads, in both languages. */
export const COLUMNS = {
  type: ['Type', '类型'],
  default: ['Default', '默认值'],
} as const;

/** Text of a value without what does not matter: spaces and the quotes around a single string. */
const plain = (value: string): string =>
  value
    .replace(/\s+/g, '')
    .replaceAll('"', "'")
    .replace(/^'([^']*)'$/, '$1');

/**
 * Whether a page and the contract name the same default.
 * @param written code of the page
 * @param declared code of the contract; nothing when no default is held
 */
export const sameDefault = (written: string, declared: string | undefined): boolean =>
  plain(written) === plain(declared ?? 'undefined');
