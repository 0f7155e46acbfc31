import * as LIMITS from '../../site/limits';

/**
 * Scrolls to a place of a page that may still be drawn: at once, and again until the page is long enough.
 * @param top px from the top
 * @returns function that gives up
 */
export function scrollWhenThere(top: number): () => void {
  const watch = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY > top - 1) watch.disconnect();
  });
  // First told before the next frame is painted, then with every change of the height.
  watch.observe(document.body);
  const timer = setTimeout(() => watch.disconnect(), LIMITS.scrollBackTimeout);
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}
