import { bundler } from './bundler';
import { loadError } from './loadError';
import { loadSheet } from './loadSheet';

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
