import { usePage } from '@rspress/core/runtime';
import { useEffect, useId, useMemo, useRef } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { revealCurrent } from '../../lib/scroll';
import { useT } from '../../lib/words';
import styles from './Outline.module.css';
import { MAX_UNFOLDED, outlineEntries } from './outlineEntries';
import { useActiveHeading } from './useActiveHeading';

/** The headings of the page as a named list of links; the one being read is marked; of a long page, only its part is unfolded. */
export function Outline() {
  const t = useT();
  const titleId = useId();
  const { page } = usePage();
  const entries = useMemo(() => outlineEntries(page.toc), [page.toc]);
  const active = useActiveHeading(useMemo(() => entries.map(({ id }) => id), [entries]));
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current) revealCurrent(ref.current);
  }, [active]);
  if (entries.length === 0) return null;
  const opened = entries.find(({ id }) => id === active)?.top ?? '';
  const isFolded = (depth: number, top: string) =>
    entries.length > MAX_UNFOLDED && depth > 0 && top !== opened;
  return (
    <nav ref={ref} aria-labelledby={titleId} className={styles.outline}>
      <p id={titleId} className={styles.title}>
        {t('outlineTitle')}
      </p>
      <ul className={styles.list}>
        {entries.map(({ id, text, depth, top }, index) => (
          <li key={`${index} ${id}`} data-folded={isFolded(depth, top) || undefined}>
            <a
              href={`#${id}`}
              className={styles.link}
              data-depth={depth}
              aria-current={id === active ? 'location' : undefined}
            >
              <InlineText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
