import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../server/createSiteServer';
import { servedBase } from '../server/servedBase';

/**
 * Serves a built site on a free port of this machine.
 * @param output its folder
 * @returns where it is, without a slash at the end, and how it is stopped
 */
export async function serveOutput(
  output: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const base = servedBase(output, undefined, '/');
  const server = createSiteServer({ root: output, base });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}${base.replace(/\/$/, '')}`, close };
}
