import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { readAllowedHosts } from '../../site/settings';

/**
 * Whether a request names this server. Any website may point a name of its own at this machine, and a browser would then
 * take the answers for pages of that site (DNS rebinding). Addresses in numbers cannot be pointed elsewhere.
 */
export function isAllowedHost(header = '', allowed: readonly string[]): boolean {
  const name = header.toLowerCase().replace(/\.?(?::\d+)?$/, '');
  if (isIP(name.replace(/^\[|\]$/g, ''))) return true;
  return ['.localhost', ...allowed].some((each) =>
    each.startsWith('.') ? `.${name}`.endsWith(each) : name === each,
  );
}

/** Makes a server that only answers requests which name this machine or `allowedHosts`, and closes no connection that may be used again. */
export const httpServer = (
  listener: (req: IncomingMessage, res: ServerResponse) => unknown,
  allowedHosts: readonly string[] = [],
): Server =>
  createServer({ keepAliveTimeout: 0 }, async (req, res) => {
    try {
      if (isAllowedHost(req.headers.host, allowedHosts)) return await listener(req, res);
      const text = '403 This server is not asked by that name; ALLOWED_HOSTS lists its names\n';
      res.writeHead(403, { 'Content-Type': 'text/plain' }).end(text);
    } catch (error) {
      console.error(error);
      res.destroy();
    }
  });

export type LocalServer = Awaited<ReturnType<typeof listenLocally>>;

/** Lets a server listen, on a free port of this machine unless another place is named; `close` ends open connections too. */
export async function listenLocally(server: Server, host = '127.0.0.1', wanted: number | string = 0) {
  await once(server.listen({ host, port: wanted }), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, port, close };
}

/**
 * Runs a server as a command, at `HOST` and `PORT` and for the names of `ALLOWED_HOSTS`, and gives its address.
 * @throws Error of one line with what keeps it from listening, and the fix
 */
export async function runServer(
  makeServer: (allowedHosts: readonly string[]) => Server,
  defaultPort: number,
) {
  const { HOST, PORT, ALLOWED_HOSTS } = process.env;
  const host = HOST || '127.0.0.1';
  const port = PORT || defaultPort;
  const server = makeServer([host.toLowerCase(), ...readAllowedHosts(ALLOWED_HOSTS)]);
  const { origin } = await listenLocally(server, host, port).catch(({ message }: Error) => {
    throw new Error(`Cannot listen. Set another HOST or PORT (0 takes any free port): ${message}`);
  });
  return origin;
}
