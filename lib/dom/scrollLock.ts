let locks = 0;
let before = '';

/**
 * Keeps the page behind an overlay from scrolling. Locks are counted: the page scrolls again when the last one is released.
 * @param target the element that may still scroll; iOS needs one
 * @returns function that releases this lock; further calls do nothing
 */
export function scrollLock(target: Element | null): () => void {
  if (!target) {
    // Without a target iOS would freeze the overlay too, so the page stays as it is.
    // eslint-disable-next-line no-console -- the specification asks for this line
    console.error('scrollLock: no target element was given, so body scrolling stays enabled.');
    return () => undefined;
  }
  const { style } = document.documentElement;
  if (locks === 0) {
    before = style.overflow;
    style.overflow = 'hidden';
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) style.overflow = before;
  };
}
