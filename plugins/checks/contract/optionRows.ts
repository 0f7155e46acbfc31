import type { OptionContract } from '../../../site/contract/types';
import { cellCode } from './cellCode';
import type { Row, Section, Table } from './pageSections';

/** A line of a table that describes an option. */
export interface OptionRow {
  readonly row: Row;
  readonly table: Table;
  /** Its path as the page means it: below the option of the section, or as it stands. */
  readonly path: string;
  readonly option: OptionContract | undefined;
}

/**
 * Lines of the tables that list options: tables where at least one first cell names an option of the section.
 * @param section a section of the options page
 * @param options the contract's options
 */
export function optionRows(section: Section, options: readonly OptionContract[]): readonly OptionRow[] {
  const prefixes = [...section.codes.map((code) => `${code}.`), ''];
  const find = (name: string): OptionContract | undefined =>
    prefixes.flatMap((prefix) => options.find(({ path }) => path === `${prefix}${name}`) ?? [])[0];
  return section.tables.flatMap((table) => {
    const rows = table.rows.flatMap((row): OptionRow[] => {
      const name = cellCode(row.cells[0] ?? '');
      if (name === undefined) return [];
      const option = find(name);
      return [{ row, table, path: option?.path ?? `${prefixes[0] ?? ''}${name}`, option }];
    });
    return rows.some(({ option }) => option) ? rows : [];
  });
}
