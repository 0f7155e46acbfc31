import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findNginx, startNginx } from '../../tests/support/startNginx';
import { createSiteServer } from '../server/createSiteServer';
import type { Host } from './hosts';
import { servePlain } from './servePlain';

/** An output that is served, until it is closed. */
export interface ServedHost {
  /** Address without path. */
  readonly origin: string;
  readonly close: () => Promise<void> | void;
}

async function listen(server: Server): Promise<ServedHost> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Serves an output as a host does.
 * @param host the host
 * @param root folder of the output
 * @returns undefined where nginx is wanted and not installed
 */
export async function serveHost({ serving, base }: Host, root: string): Promise<ServedHost | undefined> {
  if (serving === 'rules') return listen(createSiteServer({ root, base }));
  if (serving === 'plain') return listen(servePlain({ root, base }));
  const nginx = findNginx();
  if (!nginx) return undefined;
  const { url, stop } = await startNginx(nginx, root, readFileSync(path.join(root, '_nginx.conf'), 'utf8'));
  return { origin: url, close: stop };
}
