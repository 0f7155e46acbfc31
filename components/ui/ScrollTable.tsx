import { useRef, type ComponentProps } from 'react';
import { useScrollFocus } from '../../lib/hooks';
import { useT } from '../../lib/words';
import styles from './ScrollTable.module.css';

/** Scrolls sideways where it is too wide, also by keyboard; with `data-stacked`, rows become cards with `data-label`s there. */
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
