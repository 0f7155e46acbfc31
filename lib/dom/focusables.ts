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
