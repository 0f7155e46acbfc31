import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the pages of a built site.
 * @param output folder of the site
 * @returns their addresses, such as `/zh/guide/start/intro`, in order
 */
export function pageAddresses(output: string): string[] {
  return readdirSync(output, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, '').replace(/(?<=\/)index$/, ''))
    .sort();
}

/**
 * Compares the pages that two states have.
 * @param before addresses of one
 * @param after those of the other
 * @returns what only the first has, and what only the second has
 */
export function onOneSide(
  before: readonly string[],
  after: readonly string[],
): { readonly before: string[]; readonly after: string[] } {
  return {
    before: before.filter((address) => !after.includes(address)),
    after: after.filter((address) => !before.includes(address)),
  };
}
