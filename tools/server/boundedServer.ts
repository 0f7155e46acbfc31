import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endSilentConnections } from './endSilentConnections';
import { endSlowReaders, type TakingLimits } from './endSlowReaders';
import { isAllowedHost } from './isAllowedHost';

/** Answers a request; what it throws becomes a 500. */
export type Listener = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** What one client, and all of them, may take from a server. */
export interface ServerLimits extends TakingLimits {
  /** Time for the whole of a request to arrive, in ms. */
  readonly requestMs: number;
  /** How long a connection may stay without a byte in either direction, or without a request, in ms. */
  readonly idleMs: number;
  /** Connections at one time; each may hold its own descriptor and that of a file. */
  readonly connections: number;
  /** Requests that a client may send before the one at hand is answered; browsers send none. */
  readonly ahead: number;
}

const LIMITS: ServerLimits = {
  requestMs: 10_000,
  checkMs: 1_000,
  idleMs: 60_000,
  connections: 512,
  ahead: 16,
  takeMs: 30_000,
  takeBytes: 60_000,
};

/** How a server differs from the usual. */
export interface ServerOptions {
  /** Other limits, for tests. */
  readonly limits?: Partial<ServerLimits>;
  /** Names of the server besides those of this machine; see `isAllowedHost`. */
  readonly allowedHosts?: readonly string[];
}

/** The client closed the connection while its request was read: nobody is left to answer, and nothing is wrong. */
const hasLeft = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET';

function refuse(res: ServerResponse): void {
  // What is left of a body is not read.
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', Connection: 'close' };
  res
    .writeHead(403, headers)
    .end('403 This server is not asked by that name; ALLOWED_HOSTS lists its names\n');
}

async function answer(listener: Listener, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    await listener(req, res);
  } catch (error) {
    if (hasLeft(error)) return;
    console.error(error);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
    res.writeHead(500, headers).end('500 The server says why on its terminal\n');
  }
}

/**
 * Makes a server that bounds what a request may take, whatever answers it. Node would give every request that is sent
 * ahead to the listener at once: two thousand fit into one packet, and each would open its file. Here they wait for
 * their turn.
 * @param listener answers one request; when it throws, the answer is 500 and stderr names the problem. A request that names
 * another host is answered 403 without it
 * @param options other limits and names
 */
export function boundedServer(
  listener: Listener,
  { limits: own = {}, allowedHosts = [] }: ServerOptions = {},
): Server {
  const limits = { ...LIMITS, ...own };
  const { requestMs, checkMs, idleMs, connections, ahead } = limits;
  const waiting = new WeakMap<Socket, number>();

  function begin(req: IncomingMessage, res: ServerResponse): void {
    if (isAllowedHost(req.headers.host, allowedHosts)) void answer(listener, req, res);
    else refuse(res);
  }

  function queue(req: IncomingMessage, res: ServerResponse): void {
    const before = waiting.get(req.socket) ?? 0;
    if (before >= ahead) {
      req.socket.destroy();
      return;
    }
    waiting.set(req.socket, before + 1);
    // A response gets its socket when the answer before it has been written.
    res.once('socket', () => {
      waiting.set(req.socket, (waiting.get(req.socket) ?? 1) - 1);
      begin(req, res);
    });
  }

  const server = createServer(
    // Node reads the interval only here: set on the server later, the time limits are not looked at in time.
    { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: checkMs },
    (req, res) => {
      // A write to a client that has gone is no reason to end the process.
      res.on('error', () => res.destroy());
      if (req.socket.destroyed) return;
      if (res.socket) begin(req, res);
      else queue(req, res);
    },
  );
  server.maxConnections = connections;
  server.setTimeout(idleMs);
  endSlowReaders(server, limits);
  endSilentConnections(server, idleMs);
  return server;
}
