import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFor } from './buildFor';
import { checkHost, type HostResult } from './checkHost';
import type { Host } from './hosts';
import { serveHost } from './serveHost';

/** What came out for a host; no result where its server is not installed. */
export interface Deployment {
  readonly host: Host;
  readonly result: HostResult | undefined;
}

/**
 * Builds the site with the settings of each host, serves each output as that host does, and walks it.
 * @param hosts which hosts
 * @param build builds an output; a test brings one that is there
 * @throws Error when a build fails
 */
export async function checkDeployments(hosts: readonly Host[], build = buildFor): Promise<Deployment[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  const built = new Map<string, string>();
  const outputOf = async ({ env }: Host): Promise<string> => {
    const key = JSON.stringify(env);
    const known = built.get(key);
    if (known) return known;
    const out = path.join(folder, String(built.size));
    await build(env, out);
    built.set(key, out);
    return out;
  };
  try {
    const deployments: Deployment[] = [];
    for (const host of hosts) {
      const out = await outputOf(host);
      const served = await serveHost(host, out);
      try {
        const builtFor = host.env.SITE_ORIGIN ?? '';
        deployments.push({ host, result: served && (await checkHost(host, out, served.origin, builtFor)) });
      } finally {
        await served?.close();
      }
    }
    return deployments;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
