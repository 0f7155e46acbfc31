import { Fragment, useId, useState } from 'react';
import { useText } from '../../lib/words';
import { fillIn } from '../../lib/text/strings';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import buttonStyles from '../ui/Button.module.css';
import styles from './DataTable.module.css';
import { PlaceButton, type PlaceListeners } from './PlaceButton';
import { shownRows, type Cell } from './tableText';

const FIRST = 5;

/** A table of a report. */
export interface TableFacts {
  readonly title: string;
  readonly columns: readonly string[];
  /** Cells in the order of the columns. The first number of a row is drawn as a bar as well. */
  readonly rows: readonly (readonly Cell[])[];
  /** How many rows there are when the page has only the largest. */
  readonly total?: number | undefined;
  /** Off where the numbers of a column have nothing in common. */
  readonly hasBars?: boolean;
}

/** Props of `DataTable`. */
export interface DataTableProps extends TableFacts, PlaceListeners {
  readonly isOpen: boolean;
}

/** A long path may go on in the next line behind a slash. */
const breakable = (text: string) =>
  text.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A table that is a chart: the numbers stand in it, and a bar below the first of each row. Its largest rows show, then all, which can be searched; it can be sorted. */
export function DataTable({
  title,
  columns,
  rows,
  total = rows.length,
  hasBars = true,
  isOpen,
  onPlace,
}: DataTableProps) {
  const say = useText();
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
  return (
    <details className={styles.box} open={isOpen}>
      <summary>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>{' '}
        <span className={styles.count}>{total}</span>
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
                    <td
                      key={column}
                      data-number={value !== undefined || undefined}
                      data-bar={column === bar || undefined}
                    >
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
              <span role="status" className={styles.count}>
                {fillIn(say(total > rows.length ? WORDS.rowsOfLargest : WORDS.rows), {
                  found: found.length,
                  rows: rows.length,
                  total,
                })}
              </span>
            </>
          ) : (
            <button
              type="button"
              className={buttonStyles.link}
              aria-label={`${fillIn(say(WORDS.showAll), { rows: rows.length })}: ${title}`}
              onClick={() => setIsWhole(true)}
            >
              {fillIn(say(WORDS.showAll), { rows: rows.length })}
            </button>
          )}
        </div>
      )}
    </details>
  );
}
