import type { IncomingHttpHeaders } from 'node:http';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Says whether the client's copy still holds, so that 304 is the answer.
 * @param headers request headers; `If-None-Match` wins over `If-Modified-Since`
 * @param etag tag of the file now
 * @param modified when the file was last written
 */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
