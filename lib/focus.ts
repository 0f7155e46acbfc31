const FOCUSABLE = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled])',
  'select',
  'textarea',
  '[tabindex]',
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join();

/**
 * The elements of a part that the keyboard reaches, in reading order.
 * @param container the part; elements of areas hidden inside it are left out
 */
export function focusables(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    const hiddenArea = element.closest('[hidden]');
    const { visibility, display } = getComputedStyle(element);
    return !container.contains(hiddenArea) && visibility !== 'hidden' && display !== 'none';
  });
}

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

/**
 * Puts the keyboard at the beginning of the page's text, without scrolling.
 * @returns the main landmark; null on a page that has none
 */
export function focusMain(): HTMLElement | null {
  const main = document.querySelector('main');
  if (!main) return null;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
  return main;
}

/**
 * Says whether a key press belongs to a text field.
 * @param target target of the event
 */
export function typingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
