import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';
import { LINK_FILE, LINK_PATCHES } from './linkPatches';

/** The patched file. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [{ file: LINK_FILE, patches: LINK_PATCHES }]);
