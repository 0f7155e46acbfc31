import { LOAD_NOTICE } from '../site/pageMarks';

/** Shows the reader the notice that something did not load. */
export function tellLoadFailure(): void {
  window.dispatchEvent(new Event(LOAD_NOTICE.event));
}

/** Whether an error means that a script or style of the site could not be had; the bundler names these errors. */
export function isLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

let initial: string | undefined;
let left = false;

/** Tracks client-side navigation: the first page is that of the document. */
export function trackPage(): void {
  if (typeof window === 'undefined') return;
  const path = window.location.pathname;
  initial ??= path;
  left ||= path !== initial;
}

/** Whether the page of the initial load is still shown: the reader has not navigated, and is not about to. */
export const isInitialPage = (): boolean => !left && window.location.pathname === initial;

/**
 * Asks what a server would answer, without the answer's body and past every cache.
 * @returns the status of the answer; 0 when none came
 */
export async function askStatus(address: string): Promise<number> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return 0;
  }
}

/** Whether a status means that the file is there. */
export const isThere = (status: number): boolean => status >= 200 && status < 300;

/**
 * Loads a page as a new document, when its script could not be had: after a deployment the scripts of the old pages are
 * gone. Asks first whether there is an answer, so that a reader without a connection keeps the page at hand and is told.
 * @param address with the base path
 */
export async function loadPage(address: string): Promise<void> {
  const status = await askStatus(address);
  // A missing page is an answer too: the host shows its 404 page.
  if (!isThere(status) && status !== 404) tellLoadFailure();
  else if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
}
