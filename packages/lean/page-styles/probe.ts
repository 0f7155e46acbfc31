import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** The group that holds all styles of the site, and the place in the HTML for elements of the head. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: 'dist/node/initRsbuild.js', texts: ['cacheGroups: {', 'styles: {', "name: 'styles'"] },
    { file: 'dist/node/ssg/renderHtmlTemplate.js', texts: ['renderConfigHead(head, route)'] },
    { file: 'dist/node/route/RouteService.js', texts: ['webpackChunkName: "${chunkName}"'] },
  ]);
