import type { ReactNode } from 'react';
import styles from './FactTable.module.css';

/** One column of a fact table. */
export interface FactColumn {
  readonly label: string;
  /** Its cells hold sentences: a card shows them across, without a label. */
  readonly text?: boolean;
}

/** One row of a fact table; its first cell names the row. */
export interface FactRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

/** Props of `FactTable`; the words come from the caller. */
export interface FactTableProps {
  /** Name of the table for screen readers. */
  readonly name: string;
  readonly columns: readonly FactColumn[];
  readonly rows: readonly FactRow[];
}

/** A table of facts: columns where there is room, otherwise one card per row with the heads as labels. */
export function FactTable({ name, columns, rows }: FactTableProps) {
  const [, ...rest] = columns;
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [title, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {rest.map(({ label, text }, index) => (
                <td key={label} data-label={text ? undefined : label}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
