import type { IncomingMessage } from 'node:http';
import { BadRequest } from './types';

/** Longest body in bytes. */
const LONGEST = 100_000;

/**
 * Reads the body of a request.
 * @returns text; nothing when the client went away before it had sent everything
 * @throws BadRequest when it is longer than 100 kB. The rest stays unread and the connection open for the answer: to
 * stop iterating over the request would close both
 */
export function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= LONGEST) {
        parts.push(part);
        return;
      }
      parts.length = 0;
      request.pause();
      reject(new BadRequest(`The body is longer than ${LONGEST} bytes`, 413));
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}
