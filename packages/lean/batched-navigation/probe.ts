import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';
import { hostPatches } from './hostPatches';

/** The patched files. */
export const probe = (host: Host): Misfit[] => findMisfits(host, hostPatches('', ''));
