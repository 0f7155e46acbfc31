import { useEffect, type RefObject } from 'react';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import * as LIMITS from '../../site/limits';
import { nearbyStars, type Offset } from './nearbyStars';
import { STAR_POSITIONS } from './starPositions';

/** A mouse, and nobody who asked for less motion. */
const LIVELY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Moves the stars away from the mouse. Writes CSS variables in one animation frame per screen update; React renders
 * nothing meanwhile.
 * @param ref the box of the stars; its children are the stars, in the order of `STAR_POSITIONS`
 */
export function useStarDrift(ref: RefObject<HTMLElement | null>): void {
  const lively = useMediaQuery(LIVELY);
  useEffect(() => {
    const box = ref.current;
    if (!box || !lively) return undefined;
    let frame = 0;
    let mouse: Offset | undefined;
    let moved: ReadonlyMap<number, Offset> = new Map();

    const place = (index: number, offset: Offset | undefined) => {
      const star = box.children[index];
      if (!(star instanceof HTMLElement)) return;
      star.style.setProperty('--star-x', `${offset?.x.toFixed(1) ?? 0}px`);
      star.style.setProperty('--star-y', `${offset?.y.toFixed(1) ?? 0}px`);
    };
    const draw = () => {
      frame = 0;
      const limits = { reach: LIMITS.starReach, push: LIMITS.starPush };
      const next = mouse
        ? nearbyStars(STAR_POSITIONS, box.getBoundingClientRect(), mouse, limits)
        : new Map<number, Offset>();
      for (const index of moved.keys()) if (!next.has(index)) place(index, undefined);
      next.forEach((offset, index) => place(index, offset));
      moved = next;
    };
    const look = (where: Offset | undefined) => {
      mouse = where;
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => look({ x: clientX, y: clientY });
    const onLeave = () => look(undefined);

    window.addEventListener('pointermove', onMove, { passive: true });
    document.documentElement.addEventListener('pointerleave', onLeave);
    return () => {
      window.removeEventListener('pointermove', onMove);
      document.documentElement.removeEventListener('pointerleave', onLeave);
      cancelAnimationFrame(frame);
      moved.forEach((_, index) => place(index, undefined));
    };
  }, [ref, lively]);
}
