/** Px from the mouse within which stars move, and how far the one right under it does. */
const REACH = 100;
const PUSH = 28;

/** On the screen in px, in the hero in percent. */
interface Offset {
  readonly x: number;
  readonly y: number;
}

// The nearer the mouse, the farther the star; nothing at the edge of the reach.
function drift(star: Offset, box: DOMRect, mouse: Offset): Offset | undefined {
  const x = box.left + (star.x / 100) * box.width - mouse.x;
  const y = box.top + (star.y / 100) * box.height - mouse.y;
  const distance = Math.hypot(x, y);
  if (distance >= REACH) return undefined;
  const far = PUSH * (1 - distance / REACH);
  // Right under the mouse there is no direction away from it: upwards then.
  const [dx, dy] = distance === 0 ? [0, -1] : [x / distance, y / distance];
  return { x: dx * far, y: dy * far };
}

/** Moves the stars, the children of a box, away from the mouse until `signal` ends it. */
export function driftStars(box: HTMLElement, stars: readonly Offset[], signal: AbortSignal): void {
  let frame = 0;
  let mouse: Offset | undefined;
  let moved: ReadonlySet<number> = new Set();

  const place = (index: number, offset: Offset | undefined) => {
    const star = box.children[index];
    if (!(star instanceof HTMLElement)) return;
    star.style.setProperty('--star-x', `${offset?.x.toFixed(1) ?? 0}px`);
    star.style.setProperty('--star-y', `${offset?.y.toFixed(1) ?? 0}px`);
  };
  const draw = () => {
    frame = 0;
    const before = moved;
    const at = box.getBoundingClientRect();
    const next = new Set<number>();
    for (const [index, star] of stars.entries()) {
      const offset = mouse && drift(star, at, mouse);
      if (offset) next.add(index);
      if (offset || before.has(index)) place(index, offset);
    }
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
    moved.forEach((index) => place(index, undefined));
  });
}
