/** The nearest box around an element that scrolls by itself. */
function scrollBox(element: Element): Element | undefined {
  let box: Element | null = element;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box && box !== document.documentElement ? box : undefined;
}

/**
 * Brings the marked entry of a list (`aria-current`) into view, without moving the page itself; the beginning of the list,
 * when no entry is marked. What sticks to the top of the box counts as its `scroll-padding`.
 * @param list the list of links; its box scrolls only when the entry is not in view
 */
export function revealCurrent(list: Element): void {
  const current = list.querySelector('[aria-current]');
  const box = scrollBox(list);
  if (!box) return;
  if (!current) {
    box.scrollTop = 0;
    return;
  }
  const outer = box.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
  if (inner.top >= outer.top + covered && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
