import { focusables } from './focusables';

/** Which neighbour a key leads to; both ends lead round to the other. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves focus inside a list of links with the arrow keys, Home and End.
 * @param container the list
 * @param key name of the pressed key; others do nothing
 * @returns whether focus moved
 */
export function moveFocus(container: Element, key: string): boolean {
  const items = focusables(container);
  const step = STEPS[key];
  if (!step || items.length === 0) return false;
  const at = items.findIndex((item) => item === document.activeElement);
  items[step(at, items.length)]?.focus();
  return true;
}
