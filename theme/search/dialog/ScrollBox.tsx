import { useRef, type ReactNode } from 'react';
import { useScrollFocus } from '../../../lib/hooks/useScrollFocus';
import { useText } from '../../../lib/hooks/useText';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './ScrollBox.module.css';

/**
 * What the dialog shows below the field. The rows of a list are no stops of Tab, so a list that is longer than its room
 * could not be scrolled by the keyboard without leading the choice along.
 */
export function ScrollBox({ children }: { readonly children: ReactNode }) {
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  useScrollFocus(box, say(SEARCH_WORDS.results), 'region');
  return (
    <div ref={box} className={styles.box}>
      <div>{children}</div>
    </div>
  );
}
