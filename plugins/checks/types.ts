import type * as engine from '../../packages/doc-checks/types';
import type { SiteFacts } from './siteFacts';

export type * from '../../packages/doc-checks/types';

/** Everything a check may look at, with the facts of this site. */
export type Pages = engine.Pages<SiteFacts>;

/** One content gate: all pages in, all its problems out. Never throws for what an author wrote. */
export type Check = engine.Check<SiteFacts>;
