import { useText } from '../../lib/words';
import * as LIMITS from '../../site/limits';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import buttonStyles from '../ui/Button.module.css';
import { Popover } from '../ui/Popover';
import { CopyButton } from './CopyButton';
import { DataTable, type TableFacts } from './DataTable';
import styles from './DataTable.module.css';
import type { PlaceListeners } from './PlaceButton';
import { tableText } from './tableText';

/** Tables that are open at first. */
const OPEN = 2;

/** Props of `TableList`. */
export interface TableListProps extends PlaceListeners {
  /** Those that have rows. */
  readonly tables: readonly TableFacts[];
}

/** The tables of a tab, of which the first two are open, and a menu that copies each. */
export function TableList({ tables, onPlace }: TableListProps) {
  const say = useText();
  if (tables.length === 0) return null;
  return (
    <>
      <Popover
        label={say(WORDS.export)}
        align="end"
        closeDelay={LIMITS.dropdownCloseDelay}
        className={styles.export}
        buttonClassName={buttonStyles.button}
      >
        {tables.map(({ title, columns, rows }) => (
          <div key={title} className={styles.exported}>
            <span>{title}</span>
            <CopyButton label={say(WORDS.csv)} of={title} text={() => tableText.csv(columns, rows)} />
            <CopyButton
              label={say(WORDS.markdown)}
              of={title}
              text={() => tableText.markdown(columns, rows)}
            />
          </div>
        ))}
      </Popover>
      {tables.map((table, at) => (
        <DataTable key={table.title} {...table} isOpen={at < OPEN} onPlace={onPlace} />
      ))}
    </>
  );
}
