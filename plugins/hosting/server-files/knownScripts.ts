import { headScripts } from '../head-scripts/headScripts';
import { inlineHashes } from './inlineHashes';

/** What the host of version 2.0.22 writes into each page: it sets the colours before anything is drawn. */
const HOST_THEME_SCRIPT = "'sha256-YXrHTO4dyW4axqd5lETt72Vr5znYoHRihmGvaTyFfMw='";

/**
 * The inline scripts that a page may have; a policy allows no other.
 * @param base base path of the site, with slashes
 * @returns their hashes, as sources of a policy
 */
export const knownScripts = (base: string): ReadonlySet<string> =>
  new Set([
    HOST_THEME_SCRIPT,
    ...inlineHashes(headScripts(base, 'auto').map((text) => `<script>${text}</script>`)).scripts,
  ]);
