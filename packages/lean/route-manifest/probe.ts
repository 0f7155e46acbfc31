import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';
import { ROUTE_FILE, routePatches } from './routePatches';

/** The module with all routes, the module that searches them, and the place in the HTML for the data block. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: ROUTE_FILE, patches: routePatches('') },
    { file: 'dist/node/runtimeModule/routeList.js', texts: ['["virtual-routes"]'] },
    {
      file: 'dist/node/route/RouteService.js',
      texts: ['import(/* webpackChunkName: "${chunkName}" */'],
    },
    { file: 'dist/runtime/initPageData.js', texts: ['matchedRoute.preload()', 'matchedRoute.filePath'] },
    { file: 'dist/node/ssg/renderHtmlTemplate.js', texts: ['renderConfigHead(head, route)'] },
  ]);
