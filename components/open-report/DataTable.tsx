import { useId, useState } from 'react';
import { useText } from '../../lib/hooks/useText';
import { fillIn } from '../../lib/text/fillIn';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { CopyButton } from './CopyButton';
import styles from './ReportPanel.module.css';
import { shownRows, tableText, type Cell } from './tableText';

const FIRST = 10;
const STEP = 50;

/** Props of `DataTable`. */
export interface DataTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** Cells in the order of the columns. The first number of a row is drawn as a bar as well. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A table that is a chart: the numbers stand in it, and a bar beside the first of each row. It can be searched, sorted and copied. */
export function DataTable({ title, columns, rows }: DataTableProps) {
  const say = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const [sorted, setSorted] = useState<{ readonly column: number; readonly isDown: boolean }>();
  const [most, setMost] = useState(FIRST);
  if (rows.length === 0) return null;
  const found = shownRows(rows, query, sorted?.column, sorted?.isDown ?? true);
  const shown = found.slice(0, most);
  const bar = (rows[0] ?? []).findIndex(({ value }) => value !== undefined);
  const largest = Math.max(1, ...rows.map((cells) => Math.abs(cells[bar]?.value ?? 0)));
  const sortBy = (column: number) =>
    setSorted((was) => ({ column, isDown: was?.column === column ? !was.isDown : true }));
  return (
    <section aria-labelledby={id} className={styles.tableBox}>
      <h4 id={id} className={styles.tableTitle}>
        {title}
      </h4>
      <div className={styles.tools}>
        {rows.length > FIRST && (
          <input
            type="search"
            className={styles.search}
            aria-label={fillIn(say(WORDS.search), { table: title })}
            placeholder={fillIn(say(WORDS.search), { table: title })}
            value={query}
            autoComplete="off"
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        <CopyButton label={say(WORDS.csv)} text={() => tableText.csv(columns, found)} />
        <CopyButton label={say(WORDS.markdown)} text={() => tableText.markdown(columns, found)} />
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={
                    sorted?.column === column ? (sorted.isDown ? 'descending' : 'ascending') : undefined
                  }
                >
                  <button type="button" className={styles.sort} onClick={() => sortBy(column)}>
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells) => (
              <tr key={cells.map(({ text }) => text).join('\n')}>
                {cells.map(({ text, value }, column) => (
                  <td key={columns[column]} data-number={value !== undefined || undefined}>
                    {text}
                    {column === bar && value !== undefined && (
                      <span
                        className={styles.bar}
                        style={{ inlineSize: `${(Math.abs(value) / largest) * 100}%` }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.rows}>
        <span role="status">{fillIn(say(WORDS.rows), { shown: shown.length, all: found.length })}</span>
        {shown.length < found.length && (
          <button type="button" className={styles.button} onClick={() => setMost(most + STEP)}>
            {say(WORDS.showMore)}
          </button>
        )}
      </p>
    </section>
  );
}
