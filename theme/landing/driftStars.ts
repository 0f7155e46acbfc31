import * as LIMITS from '../../site/limits';
import { nearbyStars, type Offset } from './nearbyStars';
import { STAR_POSITIONS } from './starPositions';

/**
 * Moves the stars away from the mouse. Writes CSS variables in one animation frame per screen update.
 * @param box the box of the stars; its children are the stars, in the order of `STAR_POSITIONS`
 * @param signal ends it, and takes every star back to its place
 */
export function driftStars(box: HTMLElement, signal: AbortSignal): void {
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

  window.addEventListener('pointermove', onMove, { passive: true, signal });
  document.documentElement.addEventListener('pointerleave', () => look(undefined), { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    moved.forEach((_, index) => place(index, undefined));
  });
}
