import { prefersReducedData } from './prefersReducedData';

/**
 * Asks the browser to fetch a file when it has nothing better to do; nothing happens for readers who save data.
 * @param address address of the file
 */
export function prefetchFile(address: string): void {
  if (prefersReducedData()) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
