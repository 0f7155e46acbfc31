import type { StarFact } from './starPositions';

/** A point or a distance on the screen, in px. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** The box that the stars are placed in. */
export interface StarBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How far each star near the mouse moves away from it: the nearer, the farther; nothing at the edge of the reach.
 * @param stars places of the stars, in percent of the box
 * @param box the box on the screen
 * @param mouse the mouse on the screen
 * @param limits.reach distance from which on a star stays where it is
 * @param limits.push distance that a star right under the mouse moves
 * @returns index of each star within reach → its offset
 */
export function nearbyStars(
  stars: readonly Pick<StarFact, 'x' | 'y'>[],
  box: StarBox,
  mouse: Offset,
  { reach, push }: { readonly reach: number; readonly push: number },
): ReadonlyMap<number, Offset> {
  const moved = new Map<number, Offset>();
  stars.forEach((star, index) => {
    const x = box.left + (star.x / 100) * box.width - mouse.x;
    const y = box.top + (star.y / 100) * box.height - mouse.y;
    const distance = Math.hypot(x, y);
    if (distance >= reach) return;
    const far = push * (1 - distance / reach);
    // Right under the mouse there is no direction away from it: upwards then.
    const [dx, dy] = distance === 0 ? [0, -1] : [x / distance, y / distance];
    moved.set(index, { x: dx * far, y: dy * far });
  });
  return moved;
}
