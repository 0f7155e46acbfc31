import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on this machine, until it is closed. */
export interface LocalServer {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  readonly port: number;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/**
 * Lets a server listen on a free port of this machine.
 * @param server not listening yet
 * @throws what the server says when it cannot listen
 */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
