import { useRef, type CSSProperties } from 'react';
import styles from './Stars.module.css';
import { STAR_POSITIONS } from './starPositions';
import { useStarDrift } from './useStarDrift';

/** Stars behind the words of the hero; decoration. */
export function Stars() {
  const ref = useRef<HTMLDivElement>(null);
  useStarDrift(ref);
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
