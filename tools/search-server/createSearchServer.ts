import type { Server } from 'node:http';
import { httpServer } from '../server/httpServer';
import { readOrigins, type AllowsOrigin } from './readOrigins';
import { searchHandler } from './searchHandler';
import type { SearchIndex } from './types';

/**
 * Makes the search service; `listen` is left to the caller.
 * @param indexes what can be searched
 * @param allows origins whose pages may ask; without it those of this machine
 * @param allowedHosts further names of the service
 */
export function createSearchServer(
  indexes: readonly SearchIndex[],
  allows: AllowsOrigin = readOrigins(undefined),
  allowedHosts: readonly string[] = [],
): Server {
  return httpServer(searchHandler(indexes, allows), allowedHosts);
}
