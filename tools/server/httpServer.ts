import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { readAllowedHosts } from '../../site/allowedHosts';
import { fail } from '../commands/fail';

/** Answers a request; what it throws becomes a 500. */
export type Listener = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/**
 * Whether a request names this server. Any website may point a name of its own at this machine, and a browser would then
 * take the answers for pages of that site (DNS rebinding). Addresses in numbers cannot be pointed elsewhere.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  if (!header || /[\s/\\@?#%]/.test(header) || !URL.canParse(`http://${header}`)) return false;
  const name = new URL(`http://${header}`).hostname.replace(/\.$/, '');
  if (isIP(name.replace(/^\[|\]$/g, ''))) return true;
  return ['.localhost', ...allowed].some((each) =>
    each.startsWith('.') ? `.${name}`.endsWith(each) : name === each,
  );
}

/**
 * Makes a server that only answers requests which name this machine, and survives what its listener throws.
 * @param listener answers one request
 * @param allowedHosts further names, as `readAllowedHosts` reads them
 */
export function httpServer(listener: Listener, allowedHosts: readonly string[] = []): Server {
  const refuse = (res: ServerResponse, status: number, text: string) =>
    res.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(`${text}\n`);
  return createServer(async (req, res) => {
    // A client that has gone is no reason to end the process.
    res.on('error', () => res.destroy());
    if (!isAllowedHost(req.headers.host, allowedHosts)) {
      refuse(res, 403, '403 This server is not asked by that name; ALLOWED_HOSTS lists its names');
      return;
    }
    try {
      await listener(req, res);
    } catch (error) {
      if (req.socket.destroyed) return;
      console.error(error);
      if (res.headersSent) res.destroy();
      else refuse(res, 500, '500 The server says why on its terminal');
    }
  });
}

/** A server that listens on this machine, until it is closed. */
export interface LocalServer {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  readonly port: number;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/** Lets a server listen on this machine; port 0 takes a free one. Throws what `listen` reports. */
export async function listenLocally(server: Server, wanted = 0): Promise<LocalServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Where a server listens, and the names under which it may be asked. */
export interface ListenSettings {
  readonly host: string;
  readonly port: number;
  readonly allowedHosts: readonly string[];
}

/**
 * Reads `HOST`, `PORT` and `ALLOWED_HOSTS`; empty strings count as unset.
 * @throws Error that names the wrong variable, its value and what it must look like
 */
export function readListenSettings(env: NodeJS.ProcessEnv, defaultPort: number): ListenSettings {
  const port = env.PORT || String(defaultPort);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT=${port} is not a port. Use a number from 0 to 65535, such as PORT=${defaultPort}`);
  const host = env.HOST || '127.0.0.1';
  return {
    host,
    port: Number(port),
    allowedHosts: [host.toLowerCase(), ...readAllowedHosts(env.ALLOWED_HOSTS)],
  };
}

function listenProblem(
  error: NodeJS.ErrnoException,
  { host, port }: ListenSettings,
  command: string,
): string {
  const other = `Choose another one: PORT=${port < 65_535 ? port + 1 : port - 1} ${command}`;
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use. ${other}`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. ${other}`;
  return `Cannot listen on ${host}, port ${port}: ${error.message}. Check HOST and PORT.`;
}

/**
 * Runs a server as a command: until Ctrl+C or a polite kill, or one line that says why it cannot listen.
 * @param command how it was started, for the line
 * @param announce prints what people need, given the address
 */
export function runServer(
  server: Server,
  settings: ListenSettings,
  command: string,
  announce: (address: string) => void,
): void {
  const { host, port } = settings;
  server.on('error', (error) => fail(listenProblem(error, settings, command)));
  server.listen(port, host, () => {
    const { port: actual } = server.address() as AddressInfo;
    announce(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
