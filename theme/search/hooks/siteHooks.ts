import type { SearchHooks } from './SearchHooks';

/** The hooks of this site; none. A deployment that wants some writes them here; they are loaded with the engine. */
export const siteHooks: SearchHooks = {};
