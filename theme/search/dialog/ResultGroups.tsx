import { useId, type MouseEvent } from 'react';
import type { Lang } from '../../../site/languages';
import { ResultRow } from './ResultRow';
import styles from './ResultGroups.module.css';
import type { ShownPage } from './shownRows';

/** What rows need to know, and what they tell. */
export interface RowsContext {
  /** Id of the row at a place. */
  readonly rowId: (at: number) => string;
  /** The row that Enter opens, if any. */
  readonly active: number | undefined;
  readonly here: boolean;
  /** Called with each move of the mouse on the row at a place. */
  readonly onPoint: (at: number, event: MouseEvent) => void;
  /** Called when the row at a place opens in this tab. */
  readonly onOpen: (at: number) => void;
}

/** Results by page, each group under the title of its page. */
export function ResultGroups({
  groups,
  lang,
  labelId = '',
  context,
}: {
  readonly groups: readonly ShownPage[];
  /** Language of the results, when it is not the page's, and the id of the label that says so. */
  readonly lang?: Lang;
  readonly labelId?: string;
  readonly context: RowsContext;
}) {
  const id = useId();
  const { rowId, active, here, onPoint, onOpen } = context;
  return groups.map(({ group, rows }, index) => {
    const name = `${id}-${index}`;
    return (
      <div key={`${index}-${group.group}`} role="group" aria-labelledby={`${labelId} ${name}`.trim()}>
        <div id={name} className={styles.title} lang={lang}>
          {group.group}
        </div>
        {rows.map(({ hit, at }) => (
          <ResultRow
            key={at}
            hit={hit}
            id={rowId(at)}
            active={at === active}
            here={here}
            lang={lang}
            onPoint={(event) => onPoint(at, event)}
            onOpen={() => onOpen(at)}
          />
        ))}
      </div>
    );
  });
}
