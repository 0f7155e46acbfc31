import { useLocation, usePage } from '@rspress/core/runtime';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { afterPaint } from '../../lib/browser';
import { revealCurrent, useThrottledScroll } from '../../lib/scroll';
import { useT } from '../../lib/words';
import { decodeHash } from '../../lib/text/address';
import styles from './Outline.module.css';

const LEVELS = { first: 2, last: 4 } as const;

/** From one more entry on, only the part that is being read shows its lower levels. */
const MAX_UNFOLDED = 15;

/** A heading counts as reached this many px before the line where a hash link puts it. */
const TOLERANCE = 4;

/** Ms between two looks at where the page is scrolled to. */
const SCROLL_THROTTLE = 100;

interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  /** Id of the entry of the highest level above it. */
  readonly top: string;
}

/** The headings that the outline shows: h2 to h4. */
export function outlineEntries(toc: ReturnType<typeof usePage>['page']['toc']): OutlineEntry[] {
  let top = '';
  return toc
    .filter(({ id, depth }) => id && depth >= LEVELS.first && depth <= LEVELS.last)
    .map(({ id, text, depth }) => {
      if (depth === LEVELS.first) top = id;
      return { id, text, depth: depth - LEVELS.first, top };
    });
}

// Over the last screen the reading line moves to the end, so that short sections have their turn.
function headingAtLine(ids: readonly string[]): string | undefined {
  const { documentElement: root } = document;
  const { innerHeight: height, scrollY } = window;
  const start = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + TOLERANCE;
  const left = Math.max(0, root.scrollHeight - height - scrollY);
  const end = scrollY > 0 ? Math.max(0, 1 - left / height) : 0;
  const line = start + end * (height - start);
  return ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
}

// A heading that the address asked for counts until the page is scrolled on.
function useActiveHeading(ids: readonly string[]): string | undefined {
  const { pathname, hash } = useLocation();
  const [active, setActive] = useState<string>();
  const seen = useRef('');
  const asked = useRef<{ id: string; at: number }>(undefined);
  const address = `${pathname}${hash}`;
  const look = () => {
    const { scrollY } = window;
    if (seen.current !== address) {
      seen.current = address;
      const id = decodeHash(hash);
      asked.current = ids.includes(id) ? { id, at: scrollY } : undefined;
    }
    if (asked.current && Math.abs(asked.current.at - scrollY) > 1) asked.current = undefined;
    setActive(asked.current?.id ?? headingAtLine(ids));
  };
  useThrottledScroll(look, SCROLL_THROTTLE, address, afterPaint);
  return active;
}

/** The headings of the page; the one being read is marked; of a long page, only its part is unfolded. */
export const Outline = memo(function Outline() {
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
  const isFolded = ({ depth, top }: OutlineEntry) =>
    entries.length > MAX_UNFOLDED && depth > 0 && top !== opened;
  return (
    <nav ref={ref} aria-labelledby={titleId} className={styles.outline}>
      <p id={titleId} className={styles.title}>
        {t('outlineTitle')}
      </p>
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <li key={`${index} ${entry.id}`} data-folded={isFolded(entry) || undefined}>
            <a
              href={`#${entry.id}`}
              className={styles.link}
              data-depth={entry.depth}
              aria-current={entry.id === active ? 'location' : undefined}
            >
              <InlineText text={entry.text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
