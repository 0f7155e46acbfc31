import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { readAllowedHosts } from '../../site/settings';

/**
 * Whether a request names this server. Any website may point a name of its own at this machine, and a browser would then
 * take the answers for pages of that site (DNS rebinding). Addresses in numbers cannot be pointed elsewhere.
 */
export function isAllowedHost(header = '', allowed: readonly string[]): boolean {
  if (/[\s/\\@?#%]/.test(header) || !URL.canParse(`http://${header}`)) return false;
  const name = new URL(`http://${header}`).hostname.replace(/\.$/, '');
  if (isIP(name.replace(/^\[|\]$/g, ''))) return true;
  return ['.localhost', ...allowed].some((each) =>
    each.startsWith('.') ? `.${name}`.endsWith(each) : name === each,
  );
}

/** Makes a server that only answers requests which name this machine or `allowedHosts`; what a listener throws is a 500. */
export const httpServer = (
  listener: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>,
  allowedHosts: readonly string[] = [],
): Server =>
  createServer(async (req, res) => {
    const refuse = (status: number, text: string) =>
      res.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status} ${text}\n`);
    try {
      if (isAllowedHost(req.headers.host, allowedHosts)) await listener(req, res);
      else refuse(403, 'This server is not asked by that name; ALLOWED_HOSTS lists its names');
    } catch (error) {
      console.error(error);
      if (res.headersSent) res.destroy();
      else refuse(500, 'The server says why on its terminal');
    }
  });

export type LocalServer = Awaited<ReturnType<typeof listenLocally>>;

/** Lets a server listen, on a free port of this machine unless another place is named; `close` ends open connections too. */
export async function listenLocally(server: Server, host = '127.0.0.1', wanted = 0) {
  await once(server.listen(wanted, host), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, port, close };
}

/** Reads `HOST`, `PORT` and `ALLOWED_HOSTS`. Throws an error that names the wrong variable and what it must look like. */
export function readListenSettings(env: NodeJS.ProcessEnv, defaultPort: number) {
  const port = Number(env.PORT || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(
      `PORT=${env.PORT} is not a port. Use a number from 0 to 65535, such as PORT=${defaultPort}`,
    );
  const host = env.HOST || '127.0.0.1';
  return { host, port, allowedHosts: [host.toLowerCase(), ...readAllowedHosts(env.ALLOWED_HOSTS)] };
}

/** Runs a server as a command, and gives its address. Throws in one line why it cannot listen. */
export async function runServer(server: Server, { host, port }: ReturnType<typeof readListenSettings>) {
  try {
    return (await listenLocally(server, host, port)).origin;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Set another one, such as PORT=${port < 65_535 ? port + 1 : port - 1}`
        : `Cannot listen on ${host}, port ${port}: ${message}. Check HOST and PORT.`,
      { cause: error },
    );
  }
}
