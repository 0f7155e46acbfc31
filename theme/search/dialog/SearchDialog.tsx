import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useModal } from '../../../lib/hooks/useModal';
import { useText } from '../../../lib/hooks/useText';
import * as LIMITS from '../../../site/limits';
import type { SearchKind } from '../../../site/searchKinds';
import type { SearchEngine, SearchScope } from '../../../packages/search/types';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import type { OpenedResult } from '../marks/OpenedResult';
import { DiagnoseOffer } from './DiagnoseOffer';
import { IndexTabs } from './IndexTabs';
import { KeyHelp } from './KeyHelp';
import { KindChips } from './KindChips';
import { CopyLink } from './CopyLink';
import { ScrollBox } from './ScrollBox';
import { SearchField } from './SearchField';
import { SearchScreen } from './SearchScreen';
import { SearchStatus } from './SearchStatus';
import { SlashSwitch } from './SlashSwitch';
import styles from './SearchDialog.module.css';
import { openRow } from './openRow';
import { pointerMoves } from './pointerMoves';
import { activeRow } from './searchReducer';
import { rowsBeside, shownRows } from './shownRows';
import { useDiagnoseOffer } from './useDiagnoseOffer';
import { usePress } from './usePress';
import { useSiteSearch } from './useSiteSearch';
import { useStart } from './useStart';

/** Props of `SearchDialog`. */
export interface SearchDialogProps {
  readonly engine: SearchEngine;
  readonly scope: SearchScope;
  readonly onClose: () => void;
  /** Called when a result opens in this tab. */
  readonly onOpened?: (opened: OpenedResult) => void;
  /** What the field holds when the dialog opens. */
  readonly initialText?: string;
  /** Draws results that a hook brings. */
  readonly render?: ((result: unknown) => ReactNode) | undefined;
}

/**
 * The search dialog. It exists only while it is open: a modal dialog over the page, closed by Escape, a press outside,
 * Cancel, the shortcut and any result that opens in this tab. The page keeps its place, focus goes back.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { engine, scope, onClose, onOpened, initialText = '', render } = props;
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
  const [kind, setKind] = useState<SearchKind>();
  const limit = kind ? LIMITS.searchPagesOfAllKinds : LIMITS.searchPages;
  const { state, dispatch, retry } = useSiteSearch(own ?? engine, scope, initialText, limit);
  const start = useStart(scope.lang);
  const { tab } = state;
  const isStart = state.phase === 'empty';
  const answer = isStart ? start.answer : state.answer;
  const active = activeRow(state);
  const shown = shownRows(answer, tab, isStart ? undefined : kind);
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
  const { pointed } = state;
  useEffect(() => {
    if (!pointed) document.getElementById(`${id}-row-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, answer, pointed]);

  const isAsked = text.trim() !== '';
  const settled = state.phase === 'answered' && state.answered === text;
  // A service knows no kinds of pages.
  const { instead } = engine;
  const onKind = (next: SearchKind | undefined) => {
    setKind(next);
    // More pages, or fewer, are asked for: those at hand are the best of all kinds.
    if (!kind !== !next) dispatch({ type: 'reset' });
  };
  const onHere =
    instead &&
    (() => {
      setOwn(instead());
      field.current?.focus();
    });
  const [isMove] = useState(pointerMoves);
  const onPress = usePress(dispatch);
  const onEnter = (event: KeyboardEvent) => {
    if (active !== undefined && (settled || isStart)) openRow(rowId(active), event);
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
          activeId={listId && active !== undefined ? rowId(active) : undefined}
          onText={onText}
          onMove={(by) => dispatch({ type: 'moved', by, count })}
          onEnter={onEnter}
          onCancel={onClose}
          onPasted={onPasted}
        />
        <DiagnoseOffer text={offered} onOpen={onClose} />
        {!instead && <KindChips selected={kind} onSelect={onKind} />}
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
          onWheel={() => dispatch({ type: 'touched' })}
          onPointerDown={onPress}
        >
          <ScrollBox>
            <SearchScreen
              state={state}
              answer={answer}
              shown={shown}
              listId={`${id}-list`}
              context={{
                rowId,
                active,
                here: shown.list?.current ?? true,
                onPoint: (at, event) => {
                  if (isMove(event.nativeEvent)) dispatch({ type: 'pointed', active: at });
                },
                onOpen: (at) => {
                  const opened = shown.rows[at];
                  if (opened && isStart) start.rememberAgain(opened.link);
                  else if (opened) {
                    start.remember(opened);
                    onOpened?.({ query: state.answered, link: opened.link, hits: rowsBeside(shown, at) });
                  }
                  onClose();
                },
              }}
              onRetry={retry}
              onHere={onHere}
              onForget={
                start.forget &&
                (() => {
                  start.forget?.();
                  field.current?.focus();
                })
              }
              onAllKinds={kind && (() => onKind(undefined))}
              withDiagnose={offered === undefined}
              onLeave={(hit) => {
                if (hit) start.remember(hit);
                onClose();
              }}
              onTerm={(term) => {
                onText(term);
                field.current?.focus();
              }}
              render={render}
            />
          </ScrollBox>
        </div>
        <div className={styles.foot} data-asked={isAsked}>
          <KeyHelp />
          {isAsked && <CopyLink query={text} scope={scope} />}
          <SlashSwitch />
        </div>
        <SearchStatus state={state} count={count + shown.custom.length} />
      </div>
    </dialog>
  );
}
