import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBuild } from '../../tools/buildCommand';
import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally } from '../../tools/server/httpServer';

export interface ServedBase {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Builds this site below a base path such as `/docs/`, into a folder of its own, and serves it. */
export async function serveBase(base: string): Promise<ServedBase> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-base-'));
  await runBuild({ SITE_BASE: base, SITE_ROOT: root });
  const { origin, close } = await listenLocally(createSiteServer(root, base));
  return {
    origin,
    close: async () => {
      await close();
      rmSync(root, { recursive: true });
    },
  };
}
