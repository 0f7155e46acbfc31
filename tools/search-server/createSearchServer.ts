import type { Server } from 'node:http';
import { boundedServer, type ServerOptions } from '../server/boundedServer';
import { readOrigins, type AllowsOrigin } from './readOrigins';
import { searchHandler } from './searchHandler';
import type { SearchIndex } from './types';

/**
 * Makes the search service; `listen` is left to the caller.
 * @param indexes what can be searched
 * @param allows origins whose pages may ask; without it those of this machine
 * @param options other limits and names
 */
export function createSearchServer(
  indexes: readonly SearchIndex[],
  allows: AllowsOrigin = readOrigins(undefined),
  options: ServerOptions = {},
): Server {
  return boundedServer(searchHandler(indexes, allows), options);
}
