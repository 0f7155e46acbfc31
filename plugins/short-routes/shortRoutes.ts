import type { RouteMeta } from '@rspress/core';

/** What each route is made of, once; the host writes it out for each. */
const MAKER = `const route = (path, filePath, lang, version, load) => {
  const Page = lazyWithPreload(load);
  const preload = async () => {
    await Page.preload();
    return load();
  };
  return { path, element: createElement(Page), filePath, preload, lang, version };
};`;

/**
 * The host's module with the routes, in fewer words: it is in the script of every page, and every page has a line.
 * @param routes routes of the site
 * @param chunks name of the script of each page, by file
 * @returns text of the module
 * @throws Error for a route without a script
 */
export function shortRoutes(
  routes: readonly Pick<RouteMeta, 'routePath' | 'relativePath' | 'absolutePath' | 'lang' | 'version'>[],
  chunks: ReadonlyMap<string, string>,
): string {
  const lines = routes.map(({ routePath, relativePath, absolutePath, lang, version }) => {
    const chunk = chunks.get(absolutePath);
    if (!chunk) throw new Error(`plugins/short-routes: the host names no script for ${routePath}.`);
    const facts = [routePath, relativePath, lang, version].map((fact) => JSON.stringify(fact)).join(', ');
    const load = `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(absolutePath)})`;
    return `  route(${facts}, ${load}),`;
  });
  return `import { createElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
${MAKER}
export const routes = [
${lines.join('\n')}
];
`;
}
