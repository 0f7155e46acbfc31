import { useEffect, type RefObject } from 'react';
import { useMediaQuery } from '../../lib/hooks';

/** A mouse, and nobody who asked for less motion. */
const LIVELY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Moves the stars away from the mouse, where there is one; React renders nothing meanwhile. What does it is loaded
 * when the page is hydrated. Without it the stars stay where they are.
 * @param ref the box of the stars; its children are the stars, in the order of `STAR_POSITIONS`
 */
export function useStarDrift(ref: RefObject<HTMLElement | null>): void {
  const lively = useMediaQuery(LIVELY);
  useEffect(() => {
    const box = ref.current;
    if (!box || !lively) return undefined;
    const left = new AbortController();
    void import('./lateParts').then(
      ({ lateParts }) => {
        if (!left.signal.aborted) lateParts.driftStars(box, left.signal);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [ref, lively]);
}
