/** Rspress's module with the routes. */
export const ROUTES_MODULE = /[\\/]virtual-routes\.js$/;

const ROUTE = /webpackChunkName: "([\w-]+)"\s*\*\/\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/**
 * Which chunk holds which page.
 * @param code text of Rspress's module with the routes
 * @returns name of the chunk by file of the page
 * @throws Error when the module names none
 */
export function routeChunks(code: string): Map<string, string> {
  const chunks = new Map(
    [...code.matchAll(ROUTE)].map(([, name = '', file = '']): [string, string] => [
      JSON.parse(file.replace(/^'|'$/g, '"')) as string,
      name,
    ]),
  );
  if (chunks.size === 0) throw new Error('Rspress’s routes name no chunk of a page.');
  return chunks;
}
