import path from 'node:path';
import { buildCold, buildWarm, hostRoot } from '../build/buildCold';
import { buildSite, SITE_OUTPUT, sitePages } from '../build/buildSite';
import { folderBytes } from '../build/folderBytes';
import { HOSTS, WITH_EXPORTS } from '../hosts/hosts';
import { circumstances } from '../results/circumstances';
import type { BuildsResult } from '../results/types';

/**
 * Builds this site as it is deployed, and its pages as plain Markdown with every host: once without caches, once with them.
 * @param keep gets what is known after each host, so that a host that fails takes nothing with it
 * @throws Error when a host does not build
 */
export async function measureBuilds(keep: (result: BuildsResult) => void): Promise<void> {
  const now = circumstances();
  const pages = await sitePages();
  const rows: BuildsResult['rows'][number][] = [];
  console.log('Building this site');
  const cold = await buildSite(true);
  const warm = await buildSite(false);
  rows.push({ site: 'site', label: 'this site', cold, warm, outputBytes: folderBytes(SITE_OUTPUT) });
  // The stock host first: speed of a machine changes with time, and this site is held against it.
  for (const host of [WITH_EXPORTS, ...HOSTS]) {
    console.log(`Building ${pages.length} pages with ${host.label}`);
    const cold = await buildCold(host, pages);
    const warm = await buildWarm(host);
    const outputBytes = folderBytes(path.join(hostRoot(host), host.output));
    rows.push({ site: host.name, label: host.label, cold, warm, outputBytes });
    keep({ ...now, pages: pages.length, rows });
  }
}
