import type { IncomingMessage } from 'node:http';

/**
 * Says whether a `Range` header may be handed to sirv, which reads `bytes=first-last` and nothing else: it takes
 * `bytes=-5` for the first bytes and throws on `bytes=5-2`. A server may ignore any range; it must ignore one on a HEAD
 * request, and one whose `If-Range` does not hold (our tags are weak, so none does).
 * @param request method and headers of the request
 */
export function isUsableRange({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || headers['if-range'] !== undefined || first === undefined) return false;
  return !last || (Number(last) >= Number(first) && Number(last) > 0);
}
