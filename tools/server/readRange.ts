import type { IncomingMessage } from 'node:http';

/** A part of a file: numbers of its first and last byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header of the form `bytes=first-last`. A server may ignore any other; it must ignore one on a HEAD
 * request, and one whose `If-Range` does not hold (our tags are weak, so none does).
 * @param request method and headers of the request
 * @param size size of the file
 * @returns bytes that the file has; `outside` when it has none of them; nothing when the whole file is the answer
 */
export function readRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || headers['if-range'] !== undefined || from === undefined) return undefined;
  const first = Number(from);
  const last = to ? Number(to) : Infinity;
  if (last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'outside';
}
