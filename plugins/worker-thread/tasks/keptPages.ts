import type { Pages } from '../../checks/types';

/** Pages that one task has parsed and the next one checks, by their `docs` folder. */
export const keptPages = new Map<string, Pages>();
