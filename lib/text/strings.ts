/** A text whose first letter is a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The beginning of a text, in whole letters of Unicode.
 * @param text any text
 * @param longest letters at most
 * @param sign what stands for the rest; nothing when the text is short enough
 */
export function cutText(text: string, longest: number, sign = ''): string {
  // A letter is two units at most, so the rest of a huge text need not be split.
  const letters = [...text.slice(0, 2 * longest + 2)];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}${sign}` : text;
}

/**
 * What stands inside an inline component of a Markdown export: the host ends it with a line break of its own.
 * @param content children of the component
 * @returns the same, a text without space around it
 */
export function trimInline<T>(content: T): T | string {
  return typeof content === 'string' ? content.trim() : content;
}

/**
 * A text that can stand in an address: `encodeURIComponent` throws at half of a surrogate pair, which is what is left
 * of an emoji where a field cuts.
 * @param text any text
 * @returns the text, with U+FFFD for each half
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** A Chinese, Japanese or Korean letter, or a full-width sign, takes the room of three. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;
const WIDE_WIDTH = 3;

/**
 * The room that a text takes in a snippet.
 * @param text any text
 * @returns 1 for each narrow letter, 3 for each wide one
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? WIDE_WIDTH : 1;
  return width;
}

/** A text as the source of a regular expression that matches just it; what `RegExp.escape` does in newer engines. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Fills the gaps of a text: `{count} of {total}`.
 * @param text a text with names in braces
 * @param values a value per name; a name without one stays as it stands
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/**
 * Looks a name up in a table that authors name entries of.
 * @param table name → entry
 * @param name what the author wrote
 * @param tag the component, for the message
 * @returns the entry
 * @throws Error that lists the names there are
 */
export function entryNamed<T>(table: Readonly<Record<string, T>>, name: string, tag: string): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) {
    const names = Object.keys(table).sort().join(', ') || 'none yet';
    throw new Error(`<${tag} name="${name}" /> is unknown. Names: ${names}.`);
  }
  return entry;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/**
 * Writes a Markdown table, for the Markdown exports of components that show one.
 * @param columns heads of the columns
 * @param rows cells as Markdown, row by row; pipes and line breaks inside a cell are taken care of
 * @returns the table with an empty line before and after it
 */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\n${[row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')}\n\n`;
}

const UNITS = ['KB', 'MB'] as const;

/**
 * A size as the report writes it: 1 KB is 1000 bytes, two digits behind the point.
 * @param bytes number of bytes, not negative
 * @returns such as `178 bytes`, `442.09 KB` or `1.19 MB`
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [kilo, mega] = UNITS;
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(2)} ${kilo}`
    : `${(bytes / 1_000_000).toFixed(2)} ${mega}`;
}
