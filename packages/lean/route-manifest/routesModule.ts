import type { RouteMeta } from '@rspress/core';
import { LEAN_QUERY } from '../lean-chunks/leanChunk';

/**
 * Rspress's module with the routes, without routes. It names the pages only for the bundler, which makes a chunk of each, and
 * a second one for its document where that is another one; the minifier drops the function that nobody calls.
 * @param routes routes of the site
 * @param chunks name of the chunk of each page, by file
 * @param documentChunk name of the chunk that the document of a page loads
 * @returns text of the module
 * @throws Error for a route without a chunk
 */
export function routesModule(
  routes: readonly Pick<RouteMeta, 'routePath' | 'absolutePath'>[],
  chunks: ReadonlyMap<string, string>,
  documentChunk: (chunk: string) => string,
): string {
  const load = (name: string, file: string) =>
    `  import(/* webpackChunkName: "${name}" */ ${JSON.stringify(file)});`;
  const lines = routes.flatMap(({ routePath, absolutePath }) => {
    const chunk = chunks.get(absolutePath);
    if (!chunk) throw new Error(`packages/lean/route-manifest: Rspress names no chunk for ${routePath}.`);
    const own = documentChunk(chunk);
    return [load(chunk, absolutePath), ...(own === chunk ? [] : [load(own, `${absolutePath}${LEAN_QUERY}`)])];
  });
  return `export const routes = [];
function pages() {
${lines.join('\n')}
}
`;
}
