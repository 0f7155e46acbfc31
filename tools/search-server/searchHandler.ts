import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerProvider } from './answerProvider';
import { answerRemote } from './answerRemote';
import { corsHeaders } from './corsHeaders';
import { readBody } from './readBody';
import type { AllowsOrigin } from './readOrigins';
import { BadRequest, type Reply, type SearchIndex } from './types';

/** The provider's path, with the star as it is or escaped. */
const PROVIDER_PATH = /^\/1\/indexes\/(?:\*|%2A)\/queries$/i;
const REMOTE_PATH = '/search';

const notAllowed = (methods: string): never => {
  throw new BadRequest(`Method not allowed; use ${methods}`, 405);
};

/** Without a base, because `//x` would name a host. */
function readAddress(target: string): URL {
  const address = `http://localhost${target}`;
  if (target.startsWith('/') && URL.canParse(address)) return new URL(address);
  throw new BadRequest('The address must be a path');
}

/** Nothing when the client has gone. */
async function answer(request: IncomingMessage, indexes: readonly SearchIndex[]): Promise<Reply | undefined> {
  const { pathname, searchParams } = readAddress(request.url ?? '/');
  if (PROVIDER_PATH.test(pathname)) {
    if (request.method !== 'POST') return notAllowed('POST');
    if (!searchParams.get('x-algolia-application-id') || !searchParams.get('x-algolia-api-key')) {
      throw new BadRequest('Invalid Application-ID or API key', 403);
    }
    const body = await readBody(request);
    return body === undefined ? undefined : answerProvider(body, indexes);
  }
  if (pathname === REMOTE_PATH) {
    if (request.method !== 'GET') return notAllowed('GET');
    return answerRemote(searchParams, indexes);
  }
  throw new BadRequest(
    `Nothing is at ${pathname.slice(0, 200)}; there are POST /1/indexes/*/queries and GET ${REMOTE_PATH}`,
    404,
  );
}

const replyTo = (error: unknown): Reply => {
  if (!(error instanceof BadRequest)) console.error(error);
  const status = error instanceof BadRequest ? error.status : 500;
  const message = error instanceof BadRequest ? error.message : 'The server says why on its terminal';
  return { status, body: { message, status } };
};

/**
 * Answers searches: the provider's call and the remote call.
 * @param indexes what can be searched
 * @param allows origins whose pages may ask
 * @returns request listener for a Node server; it never rejects
 */
export function searchHandler(indexes: readonly SearchIndex[], allows: AllowsOrigin) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let cors: Record<string, string> = {};
    let reply: Reply | undefined;
    try {
      cors = corsHeaders(request.headers, allows);
      reply =
        request.method === 'OPTIONS' ? { status: 204, body: undefined } : await answer(request, indexes);
    } catch (error) {
      reply = replyTo(error);
    }
    if (!reply || response.destroyed) return;
    const { status, body } = reply;
    const text = body === undefined ? undefined : JSON.stringify(body);
    response.writeHead(status, {
      ...cors,
      Vary: 'Origin, Sec-Fetch-Site',
      'Cache-Control': 'no-store',
      ...(text !== undefined && { 'Content-Type': 'application/json; charset=utf-8' }),
      // What is left of a body that was too long is not read.
      ...(status === 413 && { Connection: 'close' }),
    });
    response.end(text);
  };
}
