const FOCUSABLE = 'a[href], button:enabled, input:enabled, select, textarea, [tabindex]';

/** The elements of a container that the keyboard reaches, in reading order. */
export function focusables(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    const hiddenArea = element.closest('[hidden]');
    const { visibility, display } = getComputedStyle(element);
    const isShown = !container.contains(hiddenArea) && visibility !== 'hidden' && display !== 'none';
    return isShown && element.tabIndex >= 0;
  });
}

/** Where a key leads from one of several entries: the ends lead round. Undefined when the key means nothing here. */
function stepTo(key: string, at: number, count: number, [back, on]: readonly [string, string]) {
  if (key === on) return (at + 1) % count;
  if (key === back) return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The tab that a key leads to (WAI-ARIA tabs pattern); undefined when the key means nothing here. */
export const tabKeys = (key: string, index: number, count: number): number | undefined =>
  stepTo(key, index, count, ['ArrowLeft', 'ArrowRight']);

/**
 * Moves focus inside a list of links with the arrow keys, Home and End.
 * @returns whether focus moved
 */
export function moveFocus(container: Element, key: string): boolean {
  const items = focusables(container);
  const at = items.findIndex((item) => item === document.activeElement);
  const next = stepTo(key, at, items.length, ['ArrowUp', 'ArrowDown']);
  if (next === undefined || items.length === 0) return false;
  items[next]?.focus();
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

/** Whether a key press belongs to a text field. */
export function typingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
