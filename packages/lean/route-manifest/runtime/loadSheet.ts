import { loadError } from './loadError';
import { preloadSheet } from './preloadSheet';

/**
 * Puts a sheet to use.
 * @param address address of the sheet
 * @throws Error when it cannot be had
 */
export function loadSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    preloadSheet(address);
    const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);
    if (link) link.media = 'all';
    if (!link || link.sheet) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(loadError(address));
    });
  });
}
