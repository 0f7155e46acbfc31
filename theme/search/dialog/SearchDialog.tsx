import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useModal } from '../../../lib/hooks/useModal';
import { useText } from '../../../lib/hooks/useText';
import type { SearchEngine, SearchScope } from '../../../packages/search/types';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { DiagnoseOffer } from './DiagnoseOffer';
import { IndexTabs } from './IndexTabs';
import { KeyHelp } from './KeyHelp';
import { ScrollBox } from './ScrollBox';
import { SearchField } from './SearchField';
import { SearchScreen } from './SearchScreen';
import { SearchStatus } from './SearchStatus';
import styles from './SearchDialog.module.css';
import { openRow } from './openRow';
import { shownRows } from './shownRows';
import { useDiagnoseOffer } from './useDiagnoseOffer';
import { useSiteSearch } from './useSiteSearch';

/** Props of `SearchDialog`. */
export interface SearchDialogProps {
  readonly engine: SearchEngine;
  readonly scope: SearchScope;
  readonly onClose: () => void;
  /** What the field holds when the dialog opens. */
  readonly initialText?: string;
  /** Draws results that a hook brings. */
  readonly render?: ((result: unknown) => ReactNode) | undefined;
}

/**
 * The search dialog. It exists only while it is open: a modal dialog over the page, closed by Escape, a press outside,
 * Cancel, the shortcut and any result that opens in this tab. The page keeps its place, focus goes back.
 */
export function SearchDialog({ engine, scope, onClose, initialText = '', render }: SearchDialogProps) {
  const say = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Enter before the answer has come opens the first row of the answer, never one of an older query.
  const waits = useRef(false);
  const [text, setText] = useState(initialText);
  const { offered, onPasted, withdraw } = useDiagnoseOffer();
  const [own, setOwn] = useState<SearchEngine>();
  const { state, dispatch, retry } = useSiteSearch(own ?? engine, scope, initialText);
  const { answer, tab, active } = state;
  const shown = shownRows(answer, tab);
  const count = shown.rows.length;
  const rowId = (at: number) => `${id}-row-${at}`;
  const tabs = answer && answer.lists.length > 1 ? answer.lists : undefined;
  const listId = state.phase !== 'failed' && count > 0 ? `${id}-list` : undefined;

  const onText = useCallback(
    (next: string, done = true) => {
      waits.current = false;
      setText(next);
      if (next === '') withdraw();
      if (done) dispatch({ type: 'typed', query: next });
    },
    [dispatch, withdraw],
  );
  const modal = useModal({ dialog, panel, field, onClose });
  useEffect(() => {
    document.getElementById(`${id}-row-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, answer]);

  const settled = state.phase === 'answered' && state.answered === text;
  const { instead } = engine;
  const onHere =
    instead &&
    (() => {
      setOwn(instead());
      field.current?.focus();
    });
  const onTouch = () => dispatch({ type: 'touched' });
  const onEnter = (event: KeyboardEvent) => {
    if (settled) openRow(rowId(active), event);
    else waits.current = state.phase === 'loading' || text !== state.query;
  };
  // Who could not see a list yet means the best result of all, not the first one to come.
  const complete = settled && !state.refining;
  useEffect(() => {
    if (!waits.current || !complete) return;
    waits.current = false;
    openRow(`${id}-row-0`);
  }, [complete, id]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={say(SEARCH_WORDS.name)} {...modal}>
      <div ref={panel} className={styles.panel}>
        <SearchField
          ref={field}
          text={text}
          listId={listId}
          activeId={listId && rowId(active)}
          onText={onText}
          onMove={(by) => dispatch({ type: 'moved', by, count })}
          onEnter={onEnter}
          onCancel={onClose}
          onPasted={onPasted}
        />
        <DiagnoseOffer text={offered} onOpen={onClose} />
        {tabs && (
          <IndexTabs
            lists={tabs}
            selected={tab}
            panelId={`${id}-panel`}
            tabId={(at) => `${id}-tab-${at}`}
            onSelect={(at) => dispatch({ type: 'tab', tab: at })}
          />
        )}
        <div
          id={`${id}-panel`}
          className={styles.screen}
          role={tabs && 'tabpanel'}
          aria-labelledby={tabs && `${id}-tab-${tab}`}
          onWheel={onTouch}
          onPointerDown={onTouch}
        >
          <ScrollBox>
            <SearchScreen
              state={state}
              shown={shown}
              listId={`${id}-list`}
              context={{
                rowId,
                active,
                here: shown.list?.current ?? true,
                onPoint: (at) => dispatch({ type: 'pointed', active: at }),
                onOpen: onClose,
              }}
              onRetry={retry}
              onHere={onHere}
              onTerm={(term) => {
                onText(term);
                field.current?.focus();
              }}
              render={render}
            />
          </ScrollBox>
        </div>
        <KeyHelp />
        <SearchStatus state={state} count={count + shown.custom.length} />
      </div>
    </dialog>
  );
}
