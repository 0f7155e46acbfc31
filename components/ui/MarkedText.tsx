import type { ReactNode } from 'react';
import styles from './MarkedText.module.css';

interface MarkedRange {
  readonly start: number;
  readonly length: number;
}

/** A text with marked parts. It is only ever text: markup in it is shown letter by letter. */
export function MarkedText({
  text,
  ranges,
}: {
  readonly text: string;
  readonly ranges: readonly MarkedRange[];
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, length } of ranges) {
    if (start < at || length <= 0 || start + length > text.length) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, start + length)}
      </mark>,
    );
    at = start + length;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
