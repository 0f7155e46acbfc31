import { fold } from '../../lib/browser';
import { groupSlot } from '../../lib/storage';
import * as LIMITS from '../../site/limits';

// What the home page loads when it is hydrated: one file, since each is a row in the list that every page loads.

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
  if (distance >= LIMITS.starReach) return undefined;
  const far = LIMITS.starPush * (1 - distance / LIMITS.starReach);
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

/** Folds the commands that styles hide, so that find in page still finds them. */
function foldOthers(box: HTMLElement): void {
  const commands = [...box.querySelectorAll('code')];
  for (const command of commands) fold(command, false);
  const others = commands.filter((command) => command.getClientRects().length === 0);
  for (const command of others) fold(command, true);
}

/** Makes the choices that a folded command is for. */
function choose(box: HTMLElement, { dataset }: HTMLElement): void {
  for (const shows of [dataset['command'], dataset['manager']])
    box.querySelector<HTMLInputElement>(`[data-shows='${shows}']:not(:checked)`)?.click();
}

/** Lets the install command follow and set the package manager of the reader. */
export function wireInstall(box: HTMLElement, signal: AbortSignal): void {
  const slot = groupSlot('package.manager');
  const managers = [...box.querySelectorAll<HTMLInputElement>('[name="install-manager"]')];
  const show = () => {
    const chosen = managers[slot.read()];
    if (chosen) chosen.checked = true;
    foldOthers(box);
  };
  // Chosen before this script was there.
  const early = managers.findIndex(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (early >= 0) slot.write(early);
  show();
  signal.addEventListener('abort', slot.subscribe(show));
  for (const [index, manager] of managers.entries())
    manager.addEventListener('change', () => slot.write(index), { signal });
  box.addEventListener('change', () => foldOthers(box), { signal });
  box.addEventListener('beforematch', ({ target }) => choose(box, target as HTMLElement), { signal });
  box.dataset['ready'] = '';
}
