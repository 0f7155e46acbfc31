import { useEffect, useRef, type CSSProperties } from 'react';
import { useMediaQuery } from '../../lib/hooks';
import styles from './Stars.module.css';

/** Where a star stands, in percent of the hero's width and height, and how large it is, in px. */
interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const at = (x: number, y: number, size: number): Star => ({ x, y, size });

/** The fixed places of the stars: many at the sides, few and small behind the words. */
export const STAR_POSITIONS: readonly Star[] = [
  at(2, 12, 10),
  at(4, 38, 6),
  at(6, 64, 12),
  at(7, 86, 7),
  at(9, 22, 7),
  at(11, 50, 9),
  at(13, 8, 6),
  at(14, 74, 6),
  at(16, 33, 12),
  at(18, 92, 9),
  at(19, 16, 8),
  at(20, 58, 6),
  at(23, 5, 10),
  at(24, 80, 8),
  at(27, 28, 6),
  at(30, 12, 7),
  at(34, 4, 6),
  at(41, 7, 8),
  at(50, 3, 6),
  at(59, 8, 7),
  at(66, 4, 9),
  at(70, 14, 6),
  at(73, 27, 8),
  at(76, 78, 6),
  at(77, 6, 7),
  at(80, 60, 10),
  at(82, 18, 9),
  at(84, 94, 7),
  at(85, 36, 6),
  at(88, 76, 12),
  at(90, 9, 6),
  at(92, 52, 8),
  at(94, 26, 11),
  at(96, 88, 8),
  at(98, 66, 6),
];

/** A mouse, and nobody who asked for less motion. */
const LIVELY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Stars behind the words of the hero; decoration. They move away from the mouse, where there is one, without a render: what
 * does it is loaded when the page is hydrated.
 */
export function Stars() {
  const ref = useRef<HTMLDivElement>(null);
  const lively = useMediaQuery(LIVELY);
  useEffect(() => {
    const box = ref.current;
    if (!box || !lively) return undefined;
    const left = new AbortController();
    void import('./lateParts').then(
      ({ driftStars }) => {
        if (!left.signal.aborted) driftStars(box, STAR_POSITIONS, left.signal);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [lively]);
  return (
    <div ref={ref} className={styles.stars} aria-hidden="true">
      {STAR_POSITIONS.map(({ x, y, size }, index) => (
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
