import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePages, SITE_OUTPUT } from '../build/buildSite';
import { grownReport } from '../pages/grownReport';
import { circumstances } from '../results/circumstances';
import { summarize } from '../results/summarize';
import type { ReportsResult } from '../results/types';
import { openChromium } from '../visit/openChromium';
import { openReport, type OpenedReport } from '../visit/openReport';
import { serveCompressed } from '../visit/serveCompressed';

/** MB of the reports that are opened. */
const SIZES = [1, 10, 50];

/** Where reports are opened. */
const PAGE = 'guide/start/open-report';

const most = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

/**
 * Opens reports of several sizes, each time in a new browser.
 * @param runs how often each
 */
export async function measureReports(runs: number): Promise<ReportsResult> {
  const now = circumstances();
  await sitePages();
  const served = await serveCompressed(SITE_OUTPUT);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-reports-'));
  let chromium = '';
  try {
    const rows = [];
    for (const size of SIZES) {
      const text = grownReport(size * 1_000_000);
      const file = path.join(folder, 'rsdoctor-data.json');
      writeFileSync(file, text);
      const opened: OpenedReport[] = [];
      for (let run = 1; run <= runs; run += 1) {
        console.log(`Report of ${size} MB, ${run} of ${runs}`);
        const browser = await openChromium();
        chromium = browser.version();
        try {
          opened.push(await openReport(browser, `${served.url}/${PAGE}`, file));
        } finally {
          await browser.close();
        }
      }
      rows.push({
        size,
        bytes: Buffer.byteLength(text),
        open: summarize(opened.map(({ open }) => open)),
        longestTask: summarize(opened.map(({ longestTask }) => longestTask)),
        longestScript: summarize(opened.map(({ longestScript }) => longestScript)),
        beforeMiB: most(opened.map(({ beforeMiB }) => beforeMiB)),
        peakMiB: most(opened.map(({ peakMiB }) => peakMiB)),
      });
    }
    return { ...now, chromium, runs, rows };
  } finally {
    rmSync(folder, { recursive: true });
    await served.close();
  }
}
