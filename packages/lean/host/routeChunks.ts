/** The host's module with the routes. */
export const ROUTES_MODULE = /[\\/]virtual-routes\.js$/;

const ROUTE = /webpackChunkName: "([\w-]+)"\s*\*\/\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/**
 * Which script holds which page.
 * @param code text of the host's module with the routes
 * @returns name of the script by file of the page
 * @throws Error when the module names none
 */
export function routeChunks(code: string): Map<string, string> {
  const chunks = new Map(
    [...code.matchAll(ROUTE)].map(([, name = '', file = '']): [string, string] => [
      JSON.parse(file.replace(/^'|'$/g, '"')) as string,
      name,
    ]),
  );
  if (chunks.size === 0) throw new Error('The host’s routes name no script of a page.');
  return chunks;
}
