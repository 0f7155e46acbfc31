import { useEffect, useRef, type CSSProperties } from 'react';
import { useMediaQuery } from '../../lib/hooks';
import STARS from './stars.json' with { type: 'json' };
import styles from './Stars.module.css';

/** A mouse, and nobody who asked for less motion. */
const LIVELY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Decoration behind the hero. The stars move away from the mouse, where there is one, without a render. */
export function Stars() {
  const ref = useRef<HTMLDivElement>(null);
  const lively = useMediaQuery(LIVELY);
  useEffect(() => {
    const box = ref.current;
    if (!box || !lively) return undefined;
    const left = new AbortController();
    void import('./driftStars').then(
      ({ driftStars }) => {
        if (!left.signal.aborted) driftStars(box, STARS, left.signal);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [lively]);
  return (
    <div ref={ref} className={styles.stars} aria-hidden="true">
      {STARS.map(({ x, y, size }, index) => (
        <span
          key={index}
          className={styles.star}
          data-star={index}
          style={
            { '--star-inline': `${x}%`, '--star-block': `${y}%`, '--star-size': `${size}px` } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
