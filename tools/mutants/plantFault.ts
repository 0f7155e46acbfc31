import type { Fault } from './types';

/**
 * Puts a fault into the text of its file.
 * @param text the file
 * @param fault the fault
 * @returns the file with the fault
 * @throws Error when the place is not there exactly once, or the fault changes nothing
 */
export function plantFault(text: string, { id, file, find, replace }: Fault): string {
  const count = find === '' ? 0 : text.split(find).length - 1;
  if (count !== 1)
    throw new Error(`${id}: ${file} has the text ${count} times instead of once: ${JSON.stringify(find)}`);
  if (find === replace) throw new Error(`${id}: find and replace are the same`);
  // A replacer function, because a plain replacement would read `$` in the code as a pattern.
  return text.replace(find, () => replace);
}
