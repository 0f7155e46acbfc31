import { useId, useState } from 'react';
import { fillIn } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { Button } from '../ui/Button';
import { breakable } from '../ui/InlineText';
import parts from '../ui/parts.module.css';
import styles from './DataTable.module.css';
import { PlaceButton, type PlaceListeners } from './ReportButtons';
import type { Cell, ReportTable } from './reportTables';

type Rows = ReportTable['rows'];

function shownRows(rows: Rows, query: string, column: number | undefined, isDown: boolean): Rows {
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

const FIRST = 5;

interface DataTableProps extends ReportTable, PlaceListeners {
  readonly isOpen: boolean;
}

/** A table that is a chart. Its largest rows show, then all, which can be searched; it can be sorted. */
function DataTable(props: DataTableProps) {
  const { title, columns, rows, total = rows.length, hasBars = true, isOpen, onPlace } = props;
  const say = useT();
  const id = useId();
  const [query, setQuery] = useState('');
  const [sorted, setSorted] = useState<{ readonly column: number; readonly isDown: boolean }>();
  const [isWhole, setIsWhole] = useState(rows.length <= FIRST);
  const found = shownRows(rows, query, sorted?.column, sorted?.isDown ?? true);
  const shown = isWhole ? found : found.slice(0, FIRST);
  const bar = hasBars ? (rows[0] ?? []).findIndex(({ value }) => value !== undefined) : -1;
  const largest = Math.max(1, ...rows.map((cells) => Math.abs(cells[bar]?.value ?? 0)));
  const sortBy = (column: number) =>
    setSorted((was) => ({ column, isDown: was?.column === column ? !was.isDown : true }));
  const order = (column: number) => {
    if (sorted?.column !== column) return undefined;
    return sorted.isDown ? 'descending' : 'ascending';
  };
  const showAll = fillIn(say(WORDS.showAll), { rows: rows.length });
  return (
    <details className={styles.box} open={isOpen}>
      <summary>
        <h3 id={id}>{title}</h3> <span className={parts.soft}>{total}</span>
      </summary>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((name, column) => (
                <th key={name} scope="col" aria-sort={order(column)}>
                  <button type="button" className={styles.sort} onClick={() => sortBy(column)}>
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells) => (
              // Names may repeat, and a row keeps its place in the list.
              <tr key={rows.indexOf(cells)}>
                {cells.map(({ text, value, place }, column) =>
                  column === 0 ? (
                    <th key={column} scope="row" className={styles.name}>
                      {place ? (
                        <PlaceButton place={place} onPlace={onPlace}>
                          {breakable(text)}
                        </PlaceButton>
                      ) : (
                        breakable(text)
                      )}
                    </th>
                  ) : (
                    <td key={column} data-number={value !== undefined || undefined}>
                      {breakable(text)}
                      {column === bar && value !== undefined && (
                        <span
                          className={styles.bar}
                          data-less={value < 0 || undefined}
                          style={{ inlineSize: `${(Math.abs(value) / largest) * 100}%` }}
                        />
                      )}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > FIRST && (
        <div className={styles.tools}>
          {isWhole ? (
            <>
              <input
                type="search"
                className={styles.search}
                aria-label={fillIn(say(WORDS.search), { table: title })}
                placeholder={say(WORDS.filter)}
                value={query}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setQuery(target.value)}
              />
              <span role="status" className={parts.soft}>
                {fillIn(say(total > rows.length ? WORDS.rowsOfLargest : WORDS.rows), {
                  found: found.length,
                  rows: rows.length,
                  total,
                })}
              </span>
            </>
          ) : (
            <Button look="link" aria-label={`${showAll}: ${title}`} onClick={() => setIsWhole(true)}>
              {showAll}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

const OPEN = 2;

export interface TableListProps extends PlaceListeners {
  readonly tables: readonly ReportTable[];
}

/** The tables of a tab, of which the first two are open. */
export function TableList({ tables, onPlace }: TableListProps) {
  return tables.map((table, at) => (
    <DataTable key={table.title} {...table} isOpen={at < OPEN} onPlace={onPlace} />
  ));
}
