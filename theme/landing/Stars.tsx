import { useEffect, useRef, type CSSProperties } from 'react';
import { useMediaQuery } from '../../lib/hooks';
import styles from './Stars.module.css';

/**
 * The fixed places of the stars in percent of the hero's width and height, and their sizes in px: many at the sides, few and
 * small behind the words.
 */
const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [2, 12, 10],
  [4, 38, 6],
  [6, 64, 12],
  [7, 86, 7],
  [9, 22, 7],
  [11, 50, 9],
  [13, 8, 6],
  [14, 74, 6],
  [16, 33, 12],
  [18, 92, 9],
  [19, 16, 8],
  [20, 58, 6],
  [23, 5, 10],
  [24, 80, 8],
  [27, 28, 6],
  [30, 12, 7],
  [34, 4, 6],
  [41, 7, 8],
  [50, 3, 6],
  [59, 8, 7],
  [66, 4, 9],
  [70, 14, 6],
  [73, 27, 8],
  [76, 78, 6],
  [77, 6, 7],
  [80, 60, 10],
  [82, 18, 9],
  [84, 94, 7],
  [85, 36, 6],
  [88, 76, 12],
  [90, 9, 6],
  [92, 52, 8],
  [94, 26, 11],
  [96, 88, 8],
  [98, 66, 6],
];

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
    void import('./lateParts').then(
      ({ driftStars }) => {
        if (!left.signal.aborted) driftStars(box, STARS, left.signal);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [lively]);
  return (
    <div ref={ref} className={styles.stars} aria-hidden="true">
      {STARS.map(([x, y, size], index) => (
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
