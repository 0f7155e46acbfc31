import { Link } from '@rspress/core/theme-original';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { MarkedText } from '../../components/ui/MarkedText';
import tabStyles from '../../components/ui/Tabs.module.css';
import { OutLink } from '../../components/ui/OutLink';
import { DialogBoundary, PartBoundary } from '../../components/ui/PartBoundary';
import { tabKeys, isModified } from '../../lib/browser';
import { useModal } from '../../lib/modal';
import { useScrollFocus } from '../../lib/hooks';
import { useStored } from '../../lib/storage';
import { useT } from '../../lib/words';
import { fillIn } from '../../lib/text/strings';
import type { PageGroup, SearchEngine, SearchHit, SearchScope } from '../../packages/search/types';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { SEARCH_KINDS, type SearchKind } from '../../site/searchDialog';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import type { Text } from '../../site/words/types';
import { AskElsewhere, DiagnoseLink, NearHeadings, QueryText } from './NothingFound';
import type { OpenedResult, SearchMarksProps } from './SearchMarks';
import { slashKey } from './SearchButton';
import styles from './SearchDialog.module.css';
import { NO_RECENTS, recentResults, rowText, shownPages, startPages, withRecent } from './searchRows';
import { useSearch } from './searchState';

const SIGNS = {
  search: 'm13.5 13.5 4 4M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  clear: 'm5 5 10 10M15 5 5 15',
  title: 'M5 3h7l3 3v11H5zM12 3v3h3',
  header: 'M7.5 4 6 16M14 4l-1.5 12M4 8h12M4 12h12',
  content: 'M4 6h12M4 10h12M4 14h8',
};

const KINDS = {
  rules: WORDS.kindRules,
  options: WORDS.kindOptions,
  guide: WORDS.kindGuide,
  blog: WORDS.kindBlog,
};

const KEYS = [
  { signs: ['↑', '↓'], word: WORDS.keyMove },
  { signs: ['↵'], word: WORDS.keyOpen },
  { signs: ['esc'], word: WORDS.keyClose },
];

/** The shortest message that is known has more letters. */
const MIN_MESSAGE_LENGTH = 8;

const hasLines = (text: string): boolean => /\S\s*[\r\n]\s*\S/.test(text);

/** Opens a row as a click on its link does, so that Ctrl, Cmd and Shift open a new tab or window. */
function openRow(id: string, event?: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = event ?? {};
  const held = { ctrlKey, metaKey, shiftKey };
  document
    .getElementById(id)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
}

/** Keeps what is shown while a press on it lasts, so that a click opens the row on which it was begun. */
function useHeld<T>(latest: T): [T, () => void] {
  const [held, hold] = useState<T>();
  useEffect(() => {
    if (held === undefined) return undefined;
    const control = new AbortController();
    // The click comes right behind.
    const release = () => setTimeout(() => hold(undefined));
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release, control);
    return () => control.abort();
  }, [held]);
  return [held ?? latest, () => hold(latest)];
}

/** Notices when what is pasted is output of a build; what knows the messages is loaded for it. */
function useDiagnoseOffer(): [string | undefined, (pasted: string) => void] {
  const [pasted, setPasted] = useState('');
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (hasLines(pasted) || pasted.trim().length < MIN_MESSAGE_LENGTH) return;
    import('../../components/diagnose/findMessages')
      .then(({ knowsMessage }) => setKnown(knowsMessage(pasted) ? pasted : undefined))
      // Without the messages the text is searched for like any other.
      .catch(() => undefined);
  }, [pasted]);
  return [hasLines(pasted) || known === pasted ? pasted : undefined, setPasted];
}

const Sign = ({ of }: { readonly of: keyof typeof SIGNS }) => (
  <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
);

/** Not drawn again with each letter that is typed, while its result stays. */
const RowText = memo(function RowText({ hit }: { readonly hit: SearchHit }) {
  const { type, header, highlightInfoList } = hit;
  return (
    <>
      <Sign of={type} />
      <span className={styles.texts}>
        {type === 'content' && header && <span className={styles.header}>{header}</span>}
        <span className={type === 'content' ? styles.statement : styles.header}>
          <MarkedText text={rowText(hit)} ranges={highlightInfoList} />
        </span>
      </span>
    </>
  );
});

/** One result: a real link, and an option of the list for the keyboard in the field. */
function ResultRow({
  hit,
  here,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly hit: SearchHit; readonly here: boolean }) {
  const t = useT();
  const text = <RowText hit={hit} />;
  const row = {
    ...rest,
    href: hit.link,
    role: 'option',
    tabIndex: -1,
    className: styles.row,
    'data-type': hit.type,
    // A press must not take the focus out of the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  return here ? (
    <Link {...row}>{text}</Link>
  ) : (
    <OutLink {...row} newTabText={t(WORDS.newTab)}>
      {text}
    </OutLink>
  );
}

export interface SearchOverlayProps {
  readonly open: boolean;
  readonly engine: SearchEngine;
  readonly scope: SearchScope;
  readonly onClose: () => void;
  readonly initialText?: string;
  readonly render?: ((result: unknown) => ReactNode) | undefined;
}

interface SearchDialogProps extends Omit<SearchOverlayProps, 'open'> {
  readonly onOpened: (opened: OpenedResult) => void;
}

/** The search dialog, which exists only while it is open; the page keeps its place, focus goes back. */
function SearchDialog({ engine, scope, onClose, onOpened, initialText = '', render }: SearchDialogProps) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  // Enter before the answer has come opens the first row of the answer, never one of an older query.
  const waits = useRef(false);
  const [text, setText] = useState(initialText);
  const [kind, setKind] = useState<SearchKind>();
  const [own, setOwn] = useState<SearchEngine>();
  const [offered, setPasted] = useDiagnoseOffer();
  const limit = kind ? LIMITS.searchPagesOfAllKinds : LIMITS.searchPages;
  const [latest, dispatch, retry] = useSearch(own ?? engine, scope, initialText, limit);
  const [state, hold] = useHeld(latest);
  const slot = useMemo(() => recentResults(scope.lang), [scope.lang]);
  const recents = useStored(slot, NO_RECENTS);
  const slash = useStored(slashKey, true);
  const modal = useModal({ dialog, panel, field, onClose });
  // The rows are no stops of Tab, so a list that is longer than its room could not be scrolled without leading the choice along.
  useScrollFocus(scroll, t(WORDS.results), 'region');

  const { phase, answer, answered, tab, active, pointed } = state;
  const isStart = phase === 'empty';
  const list = answer?.lists[tab];
  const pages = isStart ? startPages(scope.lang, recents) : shownPages(list?.groups ?? [], kind);
  const otherLang = tab === 0 ? shownPages(answer?.otherLang ?? [], kind) : [];
  const custom = list?.groups.filter((group) => group.renderType === 'custom') ?? [];
  const rows = [...pages, ...otherLang].flatMap(({ hits }) => hits);
  const rowId = (at: number | undefined) => `${id}-row-${at}`;
  const listId = phase !== 'failed' && rows.length > 0 ? `${id}-list` : undefined;
  const tabs = answer && answer.lists.length > 1 ? answer.lists : [];
  const settled = phase === 'answered' && answered === text;

  useEffect(() => {
    if (!pointed) document.getElementById(`${id}-row-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, answer, pointed]);
  useEffect(() => {
    if (!waits.current || !settled) return;
    waits.current = false;
    openRow(`${id}-row-0`);
  }, [settled, id]);

  const search = (next: string) => {
    waits.current = false;
    setText(next);
    if (next === '') setPasted('');
    if (!composing.current) dispatch({ type: 'typed', query: next });
  };
  const focusField = () => field.current?.focus();
  const searchAgain = (next: string) => {
    search(next);
    focusField();
  };
  const leaveFor = (hit: SearchHit) => {
    // A recent row has the page in front of the heading: the stored result is the one to keep. First pages are offered anyway.
    const opened = isStart ? recents.find(({ link }) => link === hit.link) : hit;
    if (opened) slot.write(withRecent(slot.read(), opened));
    onClose();
  };
  const narrow = (next: SearchKind | undefined) => {
    setKind(next);
    // More pages, or fewer, are asked for: those at hand are the best of all kinds.
    if (!kind !== !next) dispatch({ type: 'reset' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, keyCode, nativeEvent } = event;
    // Keys belong to the input method while it composes; 229 is how Safari says so for the key that ends it.
    if (nativeEvent.isComposing || keyCode === 229) {
      if (key === 'Escape') event.preventDefault();
      return;
    }
    if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return;
    event.preventDefault();
    if (key !== 'Enter') dispatch({ type: 'moved', by: key === 'ArrowDown' ? 1 : -1, count: rows.length });
    else if (active !== undefined && (settled || isStart)) openRow(rowId(active), event);
    else waits.current = phase === 'loading' || text !== state.query;
  };
  const onTabKey = (event: KeyboardEvent) => {
    const next = tabKeys(event.key, tab, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    dispatch({ type: 'tab', tab: next });
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };

  const groups = (shown: readonly PageGroup[], lang?: Lang) =>
    shown.map(({ group, hits }) => {
      const first = rows.indexOf(hits[0] as SearchHit);
      const name = `${id}-group-${first}`;
      // Its first row says the title.
      const isTitled = hits[0]?.type === 'title' && hits[0].title === group;
      const label = isTitled ? rowId(first) : name;
      const row = (hit: SearchHit, index: number) => {
        const here = list?.current ?? true;
        const onClick = (event: MouseEvent) => {
          if (isModified(event) || !here) return;
          if (!isStart) onOpened({ query: answered, link: hit.link, hits });
          leaveFor(hit);
        };
        const at = first + index;
        return (
          <ResultRow
            key={at}
            id={rowId(at)}
            hit={hit}
            here={here}
            lang={lang}
            aria-selected={at === active}
            onClick={onClick}
            // Some browsers report a move when only the rows beneath a resting pointer have changed.
            onMouseMove={({ movementX, movementY }) => {
              if (movementX !== 0 || movementY !== 0) dispatch({ type: 'pointed', active: at });
            }}
          />
        );
      };
      return (
        <div key={name} role="group" aria-labelledby={lang ? `${id}-other ${label}` : label}>
          {!isTitled && (
            <div id={name} className={styles.title} lang={lang}>
              {group}
            </div>
          )}
          {hits.map(row)}
        </div>
      );
    });

  const button = (word: Text, onClick: () => void, className = styles.button) => (
    <button type="button" className={className} onClick={onClick}>
      {t(word)}
    </button>
  );
  const elsewhere = !kind && !answer?.failed && (
    <AskElsewhere query={answered} diagnose={offered === undefined} onOpen={onClose} />
  );
  const partial = !isStart && answer?.partial !== undefined && (
    <QueryText text={WORDS.partial} query={answer.partial} />
  );

  const screen = () => {
    if (phase === 'failed') {
      return (
        <div className={styles.note}>
          <p>{t(WORDS.failed)}</p>
          {button(WORDS.retry, retry)}
        </div>
      );
    }
    if (!answer && !isStart) return <p className={styles.note}>{t(WORDS.loading)}</p>;
    if (answer && rows.length === 0 && custom.length === 0) {
      return (
        <div className={styles.note}>
          <p className={styles.first}>
            <QueryText text={WORDS.noResults} query={answered} />
          </p>
          <p>{t(WORDS.tryAgain)}</p>
          {kind && button(WORDS.allKinds, () => narrow(undefined))}
          {answer.failed && <p>{t(WORDS.serviceFailed)}</p>}
          {answer.failed &&
            engine.instead &&
            button(WORDS.searchHere, () => {
              setOwn(engine.instead?.());
              focusField();
            })}
          {answer.nearHeadings.length > 0 && <NearHeadings hits={answer.nearHeadings} onOpen={leaveFor} />}
          {elsewhere}
        </div>
      );
    }
    return (
      <>
        {partial && rows.length > 0 && <p className={styles.hint}>{partial}</p>}
        {rows.length > 0 && (
          <div id={listId} role="listbox" aria-label={t(WORDS.results)} className={styles.list}>
            {groups(pages)}
            {otherLang[0] && (
              <div id={`${id}-other`} className={styles.other}>
                {t(WORDS.otherLang)}
              </div>
            )}
            {groups(otherLang, otherLang[0]?.lang)}
          </div>
        )}
        {partial && <div className={styles.other}>{elsewhere}</div>}
        {isStart &&
          recents.length > 0 &&
          button(WORDS.forget, () => {
            slot.clear();
            focusField();
          })}
        {custom.map(({ group, result }, index) => (
          <div key={`${index}-${group}`} className={styles.custom}>
            {render?.(result)}
          </div>
        ))}
      </>
    );
  };

  const status = () => {
    if (isStart) return '';
    if (phase !== 'answered') return t(phase === 'failed' ? WORDS.failed : WORDS.loading);
    const count = rows.length + custom.length;
    const found = count === 1 ? t(WORDS.countOne) : fillIn(t(WORDS.countMany), { count });
    return count > 0 ? (
      <>
        {partial && <>{partial} </>}
        {found}
      </>
    ) : (
      <>
        <QueryText text={WORDS.noResults} query={answered} /> {answer?.failed && t(WORDS.serviceFailed)}
      </>
    );
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t(WORDS.name)} {...modal}>
      <div ref={panel} className={styles.panel}>
        <div className={styles.bar}>
          <Sign of="search" />
          <input
            ref={field}
            className={styles.input}
            type="text"
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={t('searchPlaceholderText')}
            aria-autocomplete="list"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-activedescendant={listId && active !== undefined ? rowId(active) : undefined}
            placeholder={t('searchPlaceholderText')}
            value={text}
            onChange={(event) => search(event.target.value)}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={(event) => {
              composing.current = false;
              search(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            onPaste={(event) => setPasted(event.clipboardData.getData('text'))}
          />
          {text !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={t(WORDS.clear)}
              onClick={() => searchAgain('')}
            >
              <Sign of="clear" />
            </button>
          )}
          {button(WORDS.cancel, onClose, styles.cancel)}
        </div>
        <div aria-live="polite">
          {offered !== undefined && (
            <p className={styles.offer}>
              <DiagnoseLink text={offered} word={WORDS.diagnose} onOpen={onClose} /> {t(WORDS.diagnoseHint)}
            </p>
          )}
        </div>
        {/* A service knows no kinds of pages. */}
        {!engine.instead && !isStart && (
          <div className={styles.chips} role="group" aria-label={t(WORDS.kinds)}>
            {SEARCH_KINDS.map((each) => (
              <button
                key={each}
                type="button"
                className={styles.chip}
                aria-pressed={each === kind}
                onClick={() => narrow(each === kind ? undefined : each)}
              >
                {t(KINDS[each])}
              </button>
            ))}
          </div>
        )}
        {tabs.length > 0 && (
          <div className={`${tabStyles.list} ${styles.tabs}`} role="tablist" aria-label={t(WORDS.indexes)}>
            {tabs.map(({ index, label }, at) => (
              <button
                key={`${at}-${index}`}
                type="button"
                role="tab"
                id={`${id}-tab-${at}`}
                className={tabStyles.tab}
                aria-selected={at === tab}
                aria-controls={`${id}-panel`}
                tabIndex={at === tab ? 0 : -1}
                onClick={() => dispatch({ type: 'tab', tab: at })}
                onKeyDown={onTabKey}
              >
                {label || index}
              </button>
            ))}
          </div>
        )}
        <div
          id={`${id}-panel`}
          className={styles.screen}
          role={tabs.length > 0 ? 'tabpanel' : undefined}
          aria-labelledby={tabs.length > 0 ? `${id}-tab-${tab}` : undefined}
          onPointerDown={hold}
        >
          <div ref={scroll} className={styles.scroll}>
            <div>{screen()}</div>
          </div>
        </div>
        <div className={styles.foot}>
          {/* Screen readers know it from the roles. */}
          <div className={styles.keys} aria-hidden="true">
            {KEYS.map(({ signs, word }) => (
              <span key={word.en} className={styles.key}>
                {signs.map((sign) => (
                  <kbd key={sign}>{sign}</kbd>
                ))}
                {t(word)}
              </span>
            ))}
          </div>
          <label className={styles.slash}>
            <input
              type="checkbox"
              checked={slash}
              onChange={(event) => slashKey.write(event.target.checked)}
            />
            {t(WORDS.slash)}
          </label>
        </div>
        <div role="status" className="siteVisuallyHidden">
          {status()}
        </div>
      </div>
    </dialog>
  );
}

/** What cuts texts into words is a third of the code, and the field need not wait for it. Nothing is marked where it cannot be loaded. */
const SearchMarks = lazy<ComponentType<SearchMarksProps>>(() =>
  import('./SearchMarks').then(
    ({ SearchMarks: Marks }) => ({ default: Marks }),
    () => ({ default: () => null }),
  ),
);

/** What the search puts over the page: the dialog while it is open, and the marks of the search whose result was opened last. */
export function SearchOverlay({ open, ...props }: SearchOverlayProps) {
  const [opened, setOpened] = useState<OpenedResult>();
  const clear = useCallback(() => setOpened(undefined), []);
  return (
    <>
      {open && (
        <DialogBoundary open={open} onClose={props.onClose}>
          <SearchDialog {...props} onOpened={setOpened} />
        </DialogBoundary>
      )}
      {opened && (
        <PartBoundary address={opened.link}>
          <Suspense fallback={null}>
            <SearchMarks opened={opened} onClear={clear} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
