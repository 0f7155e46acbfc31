import { askStatus, isThere } from './askStatus';
import { tellLoadFailure } from './tellLoadFailure';

/** A page that is missing is an answer too: the host shows its 404 page. */
const isAnswer = (status: number): boolean => isThere(status) || status === 404;

/**
 * Loads a page as a new document, when its script could not be had: after a deployment the scripts of the old pages are
 * gone, and the new document names the new ones. Asks first whether there is an answer, so that a reader without a
 * connection keeps the page at hand and is told.
 * @param address address of the page, base path included
 */
export async function loadPage(address: string): Promise<void> {
  if (!isAnswer(await askStatus(address))) {
    tellLoadFailure();
    return;
  }
  if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
}
