import { useRef, type KeyboardEvent } from 'react';
import { tabKeys } from '../../../components/ui/tabKeys';
import { useText } from '../../../lib/hooks/useText';
import type { ResultList } from '../../../packages/search/types';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './IndexTabs.module.css';

/** One tab for each index; arrows move and select. */
export function IndexTabs({
  lists,
  selected,
  panelId,
  tabId,
  onSelect,
}: {
  readonly lists: readonly ResultList[];
  readonly selected: number;
  readonly panelId: string;
  readonly tabId: (at: number) => string;
  readonly onSelect: (at: number) => void;
}) {
  const say = useText();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabKeys(event.key, selected, lists.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    tabs.current[next]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={say(SEARCH_WORDS.indexes)}>
      {lists.map(({ index, label }, at) => (
        <button
          key={`${at}-${index}`}
          ref={(tab) => {
            tabs.current[at] = tab;
          }}
          type="button"
          role="tab"
          id={tabId(at)}
          className={styles.tab}
          aria-selected={at === selected}
          aria-controls={panelId}
          tabIndex={at === selected ? 0 : -1}
          onClick={() => onSelect(at)}
          onKeyDown={onKeyDown}
        >
          {label || index}
        </button>
      ))}
    </div>
  );
}
