import type { MouseEvent } from 'react';
import { focusMain } from '../../lib/browser';
import { useT } from '../../lib/words';
import { MAIN_ID } from '../../site/pageMarks';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard on every page: past the navigation, to the main landmark. */
export function SkipLink() {
  const t = useT();
  const onClick = (event: MouseEvent) => {
    const main = focusMain();
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
  };
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={onClick}>
      {t('skipToContent')}
    </a>
  );
}
