import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerSearch, type SearchIndex } from '../../tools/searchServe';
import { httpServer, listenLocally } from '../../tools/server/httpServer';

/** How a host misbehaves. `answer` sends a given body with status 200, `hang` never answers. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'answer'; readonly body: string; readonly type?: string };

export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** One search host of this machine, with the faults a test gives it. */
export interface SearchHost {
  readonly url: string;
  /** Asked for each search; undefined answers as the reference server does. */
  fault: (request: SeenRequest) => Fault | undefined;
  /** Searches so far; preflight requests are not counted. */
  readonly seen: SeenRequest[];
  readonly close: () => Promise<void>;
}

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Answers wrongly, as told; `hang` never answers. */
function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault.kind === 'status') {
    response.writeHead(fault.status, { ...CORS, 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: 'fault of the test', status: fault.status }));
  } else if (fault.kind === 'answer') {
    response.writeHead(200, { ...CORS, 'Content-Type': fault.type ?? 'application/json' }).end(fault.body);
  }
}

/** Starts a search host on a free port of this machine; `indexes` is asked for each request. */
export async function startSearchHost(indexes: () => readonly SearchIndex[]): Promise<SearchHost> {
  const seen: SeenRequest[] = [];
  const server = httpServer(async (request, response) => {
    const body = await text(request);
    const { method = '', headers } = request;
    const each = { method, url: new URL(`http://localhost${request.url ?? '/'}`), headers, body };
    const isSearch = method !== 'OPTIONS';
    const fault = isSearch ? host.fault(each) : undefined;
    if (isSearch) seen.push(each);
    if (fault) return misbehave(fault, response);
    const reply = isSearch ? answerSearch(indexes(), each.url, body) : { status: 204, body: undefined };
    response.writeHead(reply.status, { ...CORS, 'Content-Type': 'application/json; charset=utf-8' });
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
  });
  const { origin: url, close } = await listenLocally(server);
  const host: SearchHost = { url, fault: () => undefined, seen, close };
  return host;
}
