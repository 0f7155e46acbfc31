import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusMain } from '../../../lib/dom/focusMain';
import { pageBody } from '../../../lib/dom/pageBody';
import { typingTarget } from '../../../lib/dom/typingTarget';
import { useText } from '../../../lib/hooks/useText';
import { fillIn } from '../../../lib/text/fillIn';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import type { OpenedResult } from './OpenedResult';
import styles from './SearchMarks.module.css';
import { useMarks } from './useMarks';

/** Props of `SearchMarks`. */
export interface SearchMarksProps {
  readonly opened: OpenedResult;
  readonly onClear: () => void;
}

/** Path of a page without what hosts add to it. */
const plainPath = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

/** Whether an address of the site leads to the page that the browser shows. */
function isHere(link: string): boolean {
  const { pathname } = new URL(withBase(link), window.location.href);
  return plainPath(pathname) === plainPath(window.location.pathname);
}

/**
 * Marks the words of a search in the page that one of its results has opened, and offers to clear the marks; Escape does so
 * too, and so does another page.
 */
export function SearchMarks({ opened, onClear }: SearchMarksProps) {
  const say = useText();
  const { pathname } = useLocation();
  const isThere = isHere(opened.link);
  const arrived = useRef(false);
  const count = useMarks(opened, isThere);

  useEffect(() => {
    if (isThere) arrived.current = true;
    else if (arrived.current) onClear();
  }, [isThere, pathname, onClear]);

  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isFree = !typingTarget(target) && !document.querySelector('dialog[open]');
      if (key === 'Escape' && !defaultPrevented && isFree) onClear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClear]);

  const text =
    count === 1 ? say(SEARCH_WORDS.markedOne) : fillIn(say(SEARCH_WORDS.markedMany), { count: count ?? 0 });
  return createPortal(
    <section className={count ? styles.bar : 'siteVisuallyHidden'} aria-label={say(SEARCH_WORDS.marks)}>
      {/* There before it says anything, or nobody would hear it. */}
      <p role="status">{count ? text : ''}</p>
      {Boolean(count) && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            // Focus must not go with the button.
            focusMain();
            onClear();
          }}
        >
          {say(SEARCH_WORDS.clearMarks)}
        </button>
      )}
    </section>,
    pageBody(),
  );
}
