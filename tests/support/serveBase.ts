import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommand } from '../../tools/buildCommand';
import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally } from '../../tools/server/httpServer';
import { ROOT } from './site';

/** This site below another base path. */
export interface ServedBase {
  /** Address of the host, without path. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const build = (env: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const [program, ...args] = buildCommand();
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build with ${JSON.stringify(env)} failed:\n${text}`)),
    );
  });

/**
 * Builds this site below a base path, into a folder of its own, and serves it.
 * @param base path with slashes, such as `/docs/`
 * @throws Error with the output of a build that fails
 */
export async function serveBase(base: string): Promise<ServedBase> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-base-'));
  await build({ SITE_BASE: base, SITE_ROOT: root });
  const { origin, close } = await listenLocally(createSiteServer(root, base));
  return {
    origin,
    close: async () => {
      await close();
      rmSync(root, { recursive: true });
    },
  };
}
