import type { ReactNode } from 'react';
import { ScrollTable } from './ScrollTable';

interface FactRow {
  readonly id: string;
  readonly anchor?: string;
  readonly cells: readonly ReactNode[];
}

interface FactTableProps {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly FactRow[];
}

/** A table of facts: columns where there is room, otherwise one card per row with the heads as labels. */
export function FactTable({ name, columns, rows }: FactTableProps) {
  const [, ...rest] = columns;
  return (
    <ScrollTable aria-label={name} data-stacked="">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, anchor, cells: [title, ...cells] }) => (
          <tr key={id} id={anchor}>
            <th scope="row">{title}</th>
            {rest.map((column, index) => (
              <td key={column} data-label={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
