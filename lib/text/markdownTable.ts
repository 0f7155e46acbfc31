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
