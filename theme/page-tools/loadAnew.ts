import { loadPage, isInitialPage, isLoadError } from '../../lib/browser';

/**
 * What becomes of a page that cannot be shown: that of the document keeps its HTML, any other one is loaded, because a
 * document is readable before any script runs.
 * @param error what was thrown
 */
export function loadAnew(error: unknown): void {
  if (isLoadError(error) || !isInitialPage()) void loadPage(window.location.href);
}
