import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildCold, buildWarm, hostRoot } from '../build/buildCold';
import { buildSite, SITE_OUTPUT, sitePages } from '../build/buildSite';
import { folderBytes } from '../build/folderBytes';
import { HOSTS, WITH_EXPORTS } from '../hosts/hosts';
import { circumstances } from '../results/circumstances';
import type { BuildsResult } from '../results/types';
import type { BenchPage, Cost } from '../types';

/** Builds of this site and of the host that it is held against, in turns: the speed of a machine changes with time. */
const ROUNDS = 3;

/** The one in the middle, by processor time. */
const typical = (costs: readonly Cost[]): Cost => {
  const middle = [...costs].sort((a, b) => a.cpuSeconds - b.cpuSeconds)[Math.floor(costs.length / 2)];
  if (!middle) throw new Error('Nothing was built.');
  return middle;
};

/** Builds this site and the host that it is held against without caches, and without an output of before. */
async function buildInTurns(pages: readonly BenchPage[]): Promise<{ site: Cost; stock: Cost }> {
  const [site, stock]: [Cost[], Cost[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`Building this site and ${WITH_EXPORTS.label}, ${round} of ${ROUNDS}`);
    rmSync(SITE_OUTPUT, { recursive: true, force: true });
    site.push(await buildSite(true));
    stock.push(await buildCold(WITH_EXPORTS, pages));
  }
  return { site: typical(site), stock: typical(stock) };
}

/**
 * Builds this site as it is deployed, and its pages as plain Markdown with every host: without caches, and once with them.
 * @param keep gets what is known after each host, so that a host that fails takes nothing with it
 * @throws Error when a host does not build
 */
export async function measureBuilds(keep: (result: BuildsResult) => void): Promise<void> {
  const now = circumstances();
  const pages = await sitePages();
  const rows: BuildsResult['rows'][number][] = [];
  const { site, stock } = await buildInTurns(pages);
  const warm = await buildSite(false);
  rows.push({ site: 'site', label: 'this site', cold: site, warm, outputBytes: folderBytes(SITE_OUTPUT) });
  for (const host of [WITH_EXPORTS, ...HOSTS]) {
    console.log(`Building ${pages.length} pages with ${host.label}`);
    const cold = host === WITH_EXPORTS ? stock : await buildCold(host, pages);
    const warm = await buildWarm(host);
    const outputBytes = folderBytes(path.join(hostRoot(host), host.output));
    rows.push({ site: host.name, label: host.label, cold, warm, outputBytes });
    keep({ ...now, pages: pages.length, rows });
  }
}
