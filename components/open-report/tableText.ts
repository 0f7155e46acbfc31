import { markdownTable } from '../../lib/text/strings';
import type { FullPlace } from './fullPlaces';

/** A value of a table: its text, and for numbers what it is sorted by. */
export interface Cell {
  readonly text: string;
  readonly value?: number | undefined;
  /** Where the full report shows what the cell names. */
  readonly place?: FullPlace;
}

/** Begins what a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Writes a table for a spreadsheet; numbers as bytes or milliseconds, and no cell is a formula.
 * @param columns heads
 * @param rows cells, in the order of the columns
 */
export const tableCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [
    columns.map(quoted).join(','),
    ...rows.map((cells) =>
      cells.map(({ text, value }) => (value === undefined ? quoted(text) : String(value))).join(','),
    ),
    '',
  ].join('\r\n');

const plain = (text: string) => text.replace(/[\s\p{Control}]+/gu, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');

/**
 * Writes a table as Markdown; nothing in a cell is markup.
 * @param columns heads
 * @param rows cells, in the order of the columns
 */
export const tableMarkdown = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  markdownTable(
    columns,
    rows.map((cells) => cells.map(({ text }) => plain(text))),
  );

/** Both forms of a table as text. */
export const tableText = { csv: tableCsv, markdown: tableMarkdown };

/**
 * The rows that are shown.
 * @param rows all of them
 * @param query letters that a row must have somewhere
 * @param column the one that is sorted by; undefined keeps the order
 * @param isDown whether the largest comes first
 */
export function shownRows(
  rows: readonly (readonly Cell[])[],
  query: string,
  column: number | undefined,
  isDown: boolean,
): readonly (readonly Cell[])[] {
  const wanted = query.trim().toLowerCase();
  const found = rows.filter((cells) => cells.some(({ text }) => text.toLowerCase().includes(wanted)));
  if (column === undefined) return found;
  const order = (a: readonly Cell[], b: readonly Cell[]) => {
    const [one, two] = [a[column], b[column]];
    if (one?.value !== undefined || two?.value !== undefined) return (one?.value ?? -1) - (two?.value ?? -1);
    return (one?.text ?? '').localeCompare(two?.text ?? '');
  };
  return [...found].sort((a, b) => (isDown ? order(b, a) : order(a, b)));
}
