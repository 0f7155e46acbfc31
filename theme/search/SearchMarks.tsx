import { usePage } from '@rspress/core/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusMain, typingTarget, pageBody } from '../../lib/browser';
import { useT } from '../../lib/words';
import { fillIn } from '../../lib/text/strings';
import { readQuery } from '../../packages/search/rank';
import { findMarks } from '../../packages/search/snippet';
import type { SearchHit } from '../../packages/search/types';
import * as LIMITS from '../../site/limits';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { rowText } from './searchRows';
import styles from './SearchMarks.module.css';

export interface OpenedResult {
  readonly query: string;
  readonly link: string;
  /** They say what matched: a synonym perhaps, or the word that a slip stood for. */
  readonly hits: readonly SearchHit[];
}

export interface SearchMarksProps {
  readonly opened: OpenedResult;
  readonly onClear: () => void;
}

const NAME = 'site-search';
/** Chrome, what is read but not seen, and drawings. */
const NO_TEXT = 'nav, aside, button, svg, script, style, textarea, [aria-hidden="true"], .siteVisuallyHidden';

/** The first ones only; the page itself is not changed. */
function matchRanges(root: Element, terms: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
    !nodeValue?.trim() || parentElement?.closest(NO_TEXT)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const ranges: Range[] = [];
  while (walker.nextNode() && ranges.length < LIMITS.searchMarks) {
    const node = walker.currentNode;
    for (const { start, length } of findMarks(node.nodeValue ?? '', terms)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      ranges.push(range);
    }
  }
  return ranges.slice(0, LIMITS.searchMarks);
}

/** Without what hosts add to it, and without a hash. */
const plainPath = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?\/?(?:#.*)?$/, '');

/** Marks the words of a search in the page that its result opened; browsers without the API show no marks. */
export function SearchMarks({ opened: { query, link, hits }, onClear }: SearchMarksProps) {
  const t = useT();
  const isThere = plainPath(link) === plainPath(usePage().page.routePath);
  const arrived = useRef(false);
  const [count, setCount] = useState(0);
  const terms = useMemo(() => {
    const marked = hits.flatMap((hit) =>
      hit.highlightInfoList.map(({ start, length }) => rowText(hit).slice(start, start + length)),
    );
    return new Set([query, ...marked].flatMap((text) => readQuery(text).map(({ term }) => term)));
  }, [query, hits]);

  useEffect(() => {
    if (!isThere || !('highlights' in CSS)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      timer = undefined;
      const main = document.querySelector('main');
      const ranges = main ? matchRanges(main, terms) : [];
      CSS.highlights.set(NAME, new Highlight(...ranges));
      setCount(ranges.length);
    };
    // Pages come in pieces, and the page follows its address.
    const later = () => (timer ??= setTimeout(mark, LIMITS.searchMarkDelay));
    const observer = new MutationObserver(later);
    observer.observe(pageBody(), { subtree: true, childList: true, characterData: true });
    later();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      CSS.highlights.delete(NAME);
    };
  }, [terms, isThere]);

  useEffect(() => {
    if (isThere) arrived.current = true;
    else if (arrived.current) onClear();
  }, [isThere, onClear]);

  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isFree = !typingTarget(target) && !document.querySelector('dialog[open]');
      if (key === 'Escape' && !defaultPrevented && isFree) onClear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClear]);

  const text = count === 1 ? t(WORDS.markedOne) : fillIn(t(WORDS.markedMany), { count });
  const clear = () => {
    // Focus must not go with the button.
    focusMain();
    onClear();
  };
  return createPortal(
    <section className={count > 0 ? styles.bar : 'siteVisuallyHidden'} aria-label={t(WORDS.marks)}>
      {/* There before it says anything, or nobody would hear it. */}
      <p role="status">{count > 0 ? text : ''}</p>
      {count > 0 && (
        <button type="button" className={styles.clear} onClick={clear}>
          {t(WORDS.clearMarks)}
        </button>
      )}
    </section>,
    pageBody(),
  );
}
