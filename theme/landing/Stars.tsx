import type { CSSProperties } from 'react';
import { StarBox } from './StarBox';
import styles from './Stars.module.css';
import { STAR_POSITIONS } from './starPositions';

/** Stars behind the words of the hero; decoration. */
export function Stars() {
  return (
    <StarBox>
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
    </StarBox>
  );
}
