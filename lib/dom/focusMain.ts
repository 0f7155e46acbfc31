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
