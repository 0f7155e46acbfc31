import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx, startNginx } from '../../tests/support/startNginx';
import { createSiteServer } from '../server/siteServer';
import { listenLocally } from '../server/httpServer';
import type { Host } from './hosts';
import { servePlain } from './servePlain';

/** An output that is served, until it is closed. */
export interface ServedHost {
  /** Address without path. */
  readonly origin: string;
  readonly close: () => Promise<void> | void;
}

/**
 * Serves an output as a host does.
 * @param host the host
 * @param root folder of the output
 * @returns undefined where nginx is wanted and not installed
 */
export async function serveHost({ serving, base }: Host, root: string): Promise<ServedHost | undefined> {
  if (serving === 'rules') return listenLocally(createSiteServer({ root, base }));
  if (serving === 'plain') return listenLocally(servePlain({ root, base }));
  const nginx = findNginx();
  if (!nginx) return undefined;
  // As the README says: the folder that nginx is given holds the output at the base path.
  const above = mkdtempSync(path.join(tmpdir(), 'deploy-nginx-'));
  const place = path.join(above, 'root', base).replace(/\/$/, '');
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(root, place);
  const snippet = readFileSync(path.join(root, '_nginx.conf'), 'utf8');
  const remove = () => rmSync(above, { recursive: true });
  const { url, stop } = await startNginx(nginx, path.join(above, 'root'), snippet).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    origin: url,
    close: () => {
      stop();
      remove();
    },
  };
}
