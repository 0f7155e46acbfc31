import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';
import { APP_FILE, APP_PATCHES } from './appPatches';
import { START_FILE, START_PATCHES } from './startPatches';

/** The two patched files, and the function that is called instead. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: START_FILE, patches: START_PATCHES },
    { file: APP_FILE, patches: APP_PATCHES },
    { file: 'dist/runtime/initPageData.js', texts: ['function warmPageData(routePath, data)'] },
  ]);
