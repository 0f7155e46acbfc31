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
  since: ['Since', '起始版本'],
} as const;
