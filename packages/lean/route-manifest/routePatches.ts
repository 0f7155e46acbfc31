import type { CodePatch } from '../host/patchCode';

/** Rspress's module that finds the page of an address. */
export const ROUTE_FILE = 'dist/runtime/route.js';

/** Name under which the patched code calls `routeOf`. */
const ROUTE_OF = '__siteRouteOf';

/**
 * Lets the host ask us for pages, instead of a list that it wants to have whole before it starts.
 * @param routeOfFile file that exports `routeOf`
 */
export const routePatches = (routeOfFile: string): readonly CodePatch[] => [
  {
    why: 'a page is looked up in the list of its language',
    find: 'const matched = matchRoutes(routes, normalizedPathname);\n    const route = matched?.[0]?.route;',
    replace: `const route = ${ROUTE_OF}(normalizedPathname);`,
  },
  {
    why: 'the patched module calls our function',
    find: 'import { routes } from "virtual-routes";',
    replace: `import { routes } from "virtual-routes";import { routeOf as ${ROUTE_OF} } from ${JSON.stringify(routeOfFile)};`,
  },
];
