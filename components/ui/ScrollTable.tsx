import { useRef, type ComponentProps } from 'react';
import { useScrollFocus } from '../../lib/hooks';
import { useT } from '../../lib/words';
import styles from './ScrollTable.module.css';

/**
 * A table that scrolls sideways by itself where it is wider than the page, also with the keyboard. With `data-stacked`, each
 * row becomes a card there instead, in which `data-label` stands before a cell.
 */
export function ScrollTable(props: ComponentProps<'table'>) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  useScrollFocus(ref, t('tableScroll'));
  return (
    <div ref={ref} className={styles.box}>
      <table {...props} />
      {/* A table that arrives row by row makes its columns anew with each row, so it is shown when its end is there. */}
      {!import.meta.env.SSG_MD && <span hidden />}
    </div>
  );
}
