/** What tells where a pointer is, and how it got there. */
export type PointerPlace = Pick<MouseEvent, 'screenX' | 'screenY' | 'movementX' | 'movementY'>;

/**
 * Tells a hand that moves from a page that moves: some browsers report a move when only the layout beneath a resting
 * pointer has changed.
 * @returns function from a place to whether the pointer has left the place before
 */
export function pointerMoves(): (place: PointerPlace) => boolean {
  let last: Pick<PointerPlace, 'screenX' | 'screenY'> | undefined;
  return ({ screenX, screenY, movementX, movementY }) => {
    const moved = last
      ? screenX !== last.screenX || screenY !== last.screenY
      : movementX !== 0 || movementY !== 0;
    last = { screenX, screenY };
    return moved;
  };
}
