import type { IncomingHttpHeaders } from 'node:http';
import type { AllowsOrigin } from './readOrigins';
import { BadRequest } from './types';

/**
 * Decides whether the page that a request comes from may ask, and what its browser is told.
 * @param headers request headers; a request without `Origin` comes from no script of another site
 * @param allows origins that may ask
 * @returns headers of the answer; caches keep one answer for each origin
 * @throws BadRequest (403) for a page that may not ask, before anything is searched: without the right to read the
 * answer a page could still keep the machine busy
 */
export function corsHeaders(headers: IncomingHttpHeaders, allows: AllowsOrigin): Record<string, string> {
  const { origin } = headers;
  const foreign = origin === undefined ? headers['sec-fetch-site'] === 'cross-site' : !allows(origin);
  if (foreign) {
    const from = (origin ?? 'another site').slice(0, 200);
    throw new BadRequest(`Pages of ${from} may not ask; SEARCH_SERVE_ORIGINS lists those that may`, 403);
  }
  if (origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  };
}
