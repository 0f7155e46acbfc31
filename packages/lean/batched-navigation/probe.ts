import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';
import {
  APP_FILE,
  appPatches,
  CLIENT_FILE,
  clientPatches,
  LANG_FILE,
  langPatches,
  LINK_FILE,
  linkPatches,
} from './linkPatches';

/** The patched files. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: LINK_FILE, patches: linkPatches('') },
    { file: APP_FILE, patches: appPatches('') },
    { file: LANG_FILE, patches: langPatches('') },
    { file: CLIENT_FILE, patches: clientPatches('') },
  ]);
