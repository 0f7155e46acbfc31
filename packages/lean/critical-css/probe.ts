import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** Pages must be written by the environment whose files the technique changes. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [{ file: 'dist/node/initRsbuild.js', texts: ["'node' === environment.name"] }]);
