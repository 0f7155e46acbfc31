import { bundler } from './bundler';

/**
 * A file of the site that could not be had: name and words are those of the bundler (`isLoadError`).
 * @param file name of the file
 */
export const loadError = (file: string): Error =>
  Object.assign(new Error(`Loading chunk ${file} failed.`), { name: 'ChunkLoadError' });

/**
 * Fetches a sheet before it is wanted: the document has it and uses nothing of it. One that is only in the browser's memory
 * would have to be read, which a click would wait for; one in use would make the browser work out the styles of the page at
 * hand again.
 * @param address address of the sheet
 */
export function preloadSheet(address: string): void {
  // The page that was opened has its sheets inside (`packages/lean/critical-css`).
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"], style[data-href="${address}"]`))
    return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // No screen and no printer.
  link.media = 'not all';
  link.href = address;
  // A click tries again.
  link.onerror = () => link.remove();
  document.head.append(link);
}

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

const asked = new Map<string, Promise<void>>();

/**
 * Whether a script or a sheet of a page is loaded, or on its way.
 * @param file name of the file below the base path
 */
export const isAsked = (file: string): boolean => asked.has(file);

const script = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    bundler().l(
      address,
      ({ type }) => (type === 'load' ? resolve() : reject(loadError(address))),
      `page-${address}`,
    );
  });

/**
 * Loads a script or a sheet of a page, once; after a failure it can be asked for again.
 * @param file name of the file below the base path
 * @throws Error when the file cannot be had
 */
export function loadFile(file: string): Promise<void> {
  const address = `${bundler().p}${file}`;
  const known = asked.get(file);
  if (known) return known;
  const loading = (file.endsWith('.css') ? loadSheet : script)(address);
  asked.set(file, loading);
  loading.catch(() => asked.delete(file));
  return loading;
}
