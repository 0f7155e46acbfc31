import { loadPage, isInitialPage, isLoadError } from '../../lib/browser';

/** The document's page keeps its HTML; any other is loaded: a document is readable before its scripts run. */
export function loadAnew(error: unknown): void {
  if (isLoadError(error) || !isInitialPage()) void loadPage(window.location.href);
}
