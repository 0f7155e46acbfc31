import type { IncomingMessage } from 'node:http';
import { BadRequest } from './types';

/** Longest body in bytes. */
const LONGEST = 100_000;

/**
 * Reads the body of a request.
 * @throws BadRequest when it is longer than 100 kB
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST) throw new BadRequest(`The body is longer than ${LONGEST} bytes`, 413);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
