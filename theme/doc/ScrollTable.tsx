import { useRef, type ComponentProps } from 'react';
import { useScrollFocus } from '../../lib/hooks/useScrollFocus';
import { useT } from '../../lib/hooks/useT';
import { TableEnd } from '../../components/ui/TableEnd';
import styles from './ScrollTable.module.css';

/** A table that scrolls sideways by itself where it is wider than the page, also with the keyboard. */
export function ScrollTable(props: ComponentProps<'table'>) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  useScrollFocus(ref, t('tableScroll'));
  return (
    <div ref={ref} className={styles.box}>
      <table {...props} />
      <TableEnd />
    </div>
  );
}
