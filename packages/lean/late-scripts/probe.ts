import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** How Rspress names the chunk of a page in its HTML, which the technique replaces. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    {
      file: 'dist/node/ssg/renderHtmlTemplate.js',
      texts: [
        'renderConfigHead(head, route)',
        '`<link rel="preload" href="${escapeHtmlAttribute(href)}" as="script">`',
      ],
    },
    { file: 'dist/node/route/RouteService.js', texts: ['webpackChunkName: "${chunkName}"'] },
  ]);
