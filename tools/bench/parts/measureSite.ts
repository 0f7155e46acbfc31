import { buildSite, SITE_OUTPUT } from '../build/buildSite';
import { pageWeight } from '../pageWeight';
import { circumstances } from '../results/circumstances';
import type { SiteResult } from '../results/types';
import { scriptParts } from '../scripts/scriptParts';

const PAGES = {
  home: 'index.html',
  'quick start': 'guide/start/quick-start.html',
  options: 'config/options/options.html',
  'quick start, Chinese': 'zh/guide/start/quick-start.html',
};

/** Builds this site without and with caches, weighs what a first visit to a page loads, and tells what its scripts are. */
export async function measureSite(): Promise<SiteResult> {
  const now = circumstances();
  const cold = await buildSite(true);
  const warm = await buildSite(false);
  const weights = Object.entries(PAGES).map(([page, file]) => {
    const { html, script, style } = pageWeight(SITE_OUTPUT, file);
    return {
      page,
      html: html.gzip,
      script: script.gzip,
      style: style.gzip,
      // The sheets are inside the HTML (tests/build/size.test.ts).
      brotli: html.brotli + script.brotli,
    };
  });
  return { ...now, cold, warm, weights, parts: await scriptParts(PAGES['quick start']) };
}
