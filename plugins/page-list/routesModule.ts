import type { RouteMeta } from '@rspress/core';
import { FIRST, firstChunk } from '../kept-text/firstChunk';

/**
 * The host's module with the routes, without routes: every page would carry all of them. It names the pages only for the
 * bundler, which makes two scripts of each, one for
 * the document of the page itself; the minifier drops the function that nobody calls.
 * @param routes routes of the site
 * @param chunks name of the script of each page, by file
 * @returns text of the module
 * @throws Error for a route without a script
 */
export function routesModule(
  routes: readonly Pick<RouteMeta, 'routePath' | 'absolutePath'>[],
  chunks: ReadonlyMap<string, string>,
): string {
  const lines = routes.map(({ routePath, absolutePath }) => {
    const chunk = chunks.get(absolutePath);
    if (!chunk) throw new Error(`plugins/page-list: the host names no script for ${routePath}.`);
    const load = (name: string, file: string) =>
      `  import(/* webpackChunkName: "${name}" */ ${JSON.stringify(file)});`;
    return `${load(chunk, absolutePath)}\n${load(firstChunk(chunk), `${absolutePath}${FIRST}`)}`;
  });
  return `export const routes = [];
function pages() {
${lines.join('\n')}
}
`;
}
