import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildCold, hostRoot } from '../build/buildCold';
import { sitePages } from '../build/buildSite';
import { folderBytes } from '../build/folderBytes';
import { indexBytes } from '../build/indexBytes';
import type { Host } from '../hosts/Host';
import { generatedPages } from '../pages/generatedPages';
import { circumstances } from '../results/circumstances';
import type { GrowthRow } from '../results/types';
import { searchTimes } from '../visit/searchTimes';
import { openChromium } from '../visit/openChromium';
import { serveCompressed } from '../visit/serveCompressed';
import { visitPage } from '../visit/visitPage';

/** A word of the pages. */
const QUERY = 'loader';

async function visit(browser: Browser, host: Host, output: string, address: string) {
  const served = await serveCompressed(output);
  try {
    // Slowed down: otherwise what is fetched right after the page has loaded may count as loaded with it.
    const { atLoad, atIdle } = await visitPage(browser, `${served.url}${address}`, { throttled: true });
    const weights = { atIdle, scriptAtLoad: atLoad.script };
    if (!host.searchIndex || !host.search) return weights;
    const { first, bytes } = await searchTimes(browser, served, address, host.search, QUERY);
    return {
      ...weights,
      indexBytes: indexBytes(output, host.searchIndex),
      searchBytes: bytes,
      searchMs: first,
    };
  } finally {
    served.close();
  }
}

/**
 * Builds a host with generated pages, and looks at one of them in the middle.
 * @param host the host
 * @param count number of pages
 */
export async function measureGrowth(host: Host, count: number): Promise<GrowthRow> {
  const now = circumstances();
  const words = (await sitePages())
    .filter(({ lang }) => lang === 'en')
    .map(({ body }) => body)
    .join('\n');
  const pages = generatedPages(count, words);
  console.log(`Building ${count} generated pages with ${host.label}`);
  const cold = await buildCold(host, pages);
  const output = path.join(hostRoot(host), host.output);
  const address = `/${pages[Math.floor(count / 2)]?.path ?? ''}`;
  const browser = await openChromium();
  try {
    const seen = await visit(browser, host, output, address);
    return {
      ...now,
      site: host.name,
      label: host.label,
      pages: count,
      cold,
      outputBytes: folderBytes(output),
      ...seen,
    };
  } finally {
    await browser.close();
  }
}
