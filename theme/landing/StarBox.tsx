import { useRef, type ComponentProps } from 'react';
import styles from './Stars.module.css';
import { useStarDrift } from './useStarDrift';

/** The box of the stars, which moves them. */
export function StarBox(stars: Pick<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>) {
  const ref = useRef<HTMLDivElement>(null);
  useStarDrift(ref);
  return <div ref={ref} className={styles.stars} aria-hidden="true" {...stars} />;
}
