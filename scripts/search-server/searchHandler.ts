import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerProvider } from './answerProvider';
import { answerRemote } from './answerRemote';
import { readBody } from './readBody';
import { BadRequest, type Reply, type SearchIndex } from './types';

/** The provider's path, with the star as it is or escaped. */
const PROVIDER_PATH = /^\/1\/indexes\/(?:\*|%2A)\/queries$/i;
const REMOTE_PATH = '/search';

/** Any site may ask: the index holds nothing that its pages do not show. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

const notAllowed = (methods: string): never => {
  throw new BadRequest(`Method not allowed; use ${methods}`, 405);
};

async function answer(request: IncomingMessage, indexes: readonly SearchIndex[]): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (PROVIDER_PATH.test(pathname)) {
    if (request.method !== 'POST') return notAllowed('POST');
    if (!searchParams.get('x-algolia-application-id') || !searchParams.get('x-algolia-api-key')) {
      throw new BadRequest('Invalid Application-ID or API key', 403);
    }
    return answerProvider(await readBody(request), indexes);
  }
  if (pathname === REMOTE_PATH) {
    if (request.method !== 'GET') return notAllowed('GET');
    return answerRemote(searchParams, indexes);
  }
  throw new BadRequest(
    `Nothing is at ${pathname}; there are POST /1/indexes/*/queries and GET ${REMOTE_PATH}`,
    404,
  );
}

/**
 * Answers searches: the provider's call and the remote call, for pages of any origin.
 * @param indexes what can be searched
 * @returns request listener for a Node server; it never rejects
 */
export function searchHandler(indexes: readonly SearchIndex[]) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = ({ status, body }: Reply) => {
      const headers = {
        ...CORS,
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
      };
      // What is left of a body that was too long is not read.
      if (status === 413) response.setHeader('Connection', 'close');
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    try {
      send(await answer(request, indexes));
    } catch (error) {
      const status = error instanceof BadRequest ? error.status : 500;
      if (status === 500) console.error(error);
      const message = error instanceof BadRequest ? error.message : 'The server says why on its terminal';
      if (!response.headersSent) send({ status, body: { message, status } });
    }
  };
}
