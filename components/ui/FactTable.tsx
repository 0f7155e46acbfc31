import type { ReactNode } from 'react';
import { InlineText } from './InlineText';
import parts from './parts.module.css';
import { ScrollTable } from './ScrollTable';

interface FactRow {
  readonly id: string;
  readonly anchor?: string;
  readonly title: ReactNode;
  /** In smaller words below the title; may have marks. */
  readonly note: string;
  /** Of the columns behind the first. */
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
        {rows.map(({ id, anchor, title, note, cells }) => (
          <tr key={id} id={anchor}>
            <th scope="row">
              {title}
              <span className={parts.below}>
                <InlineText text={note} />
              </span>
            </th>
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
