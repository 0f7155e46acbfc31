import path from 'node:path';
import { ensureBuilt } from '../build/ensureBuilt';
import { sitePages, SITE_OUTPUT } from '../build/buildSite';
import { HOSTS } from '../hosts/hosts';
import { circumstances } from '../results/circumstances';
import { summarize } from '../results/summarize';
import type { PageResult, PagesResult } from '../results/types';
import type { SiteName, Visit } from '../types';
import { openChromium } from '../visit/openChromium';
import { serveCompressed, type ServedSite } from '../visit/serveCompressed';
import { visitPage } from '../visit/visitPage';

const PAGE = 'guide/start/quick-start';
const NEXT = 'guide/start/cli';

interface Candidate {
  readonly site: SiteName;
  readonly label: string;
  readonly served: ServedSite;
  readonly visits: Visit[];
}

const toRow = ({ site, label, visits }: Candidate): PageResult => {
  const of = (read: (visit: Visit) => number) => summarize(visits.map(read));
  const [first] = visits;
  if (!first) throw new Error(`${label} was not visited`);
  return {
    site,
    label,
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    navigation: of(({ navigation }) => navigation ?? NaN),
    atLoad: first.atLoad,
    atIdle: first.atIdle,
  };
};

/**
 * Visits the same page of every site under one profile, all sites in turn and then all again, so that what else the
 * machine does falls on all of them.
 * @param runs visits of each; one more before them is not counted, it fills the memory of the server
 */
export async function measurePages(runs: number): Promise<PagesResult> {
  const now = circumstances();
  const pages = await sitePages();
  const title = pages.find((page) => page.path === NEXT && page.lang === 'en')?.title;
  if (!title) throw new Error(`There is no page ${NEXT}`);

  const candidates: Candidate[] = [
    { site: 'site', label: 'this site', served: await serveCompressed(SITE_OUTPUT), visits: [] },
  ];
  for (const host of HOSTS) {
    const served = await serveCompressed(await ensureBuilt(host, pages));
    candidates.push({ site: host.name, label: host.label, served, visits: [] });
  }
  const browser = await openChromium();
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const { served, visits, label } of candidates) {
        if (run > 0) console.log(`Visit ${run} of ${runs}: ${label}`);
        const next = { path: NEXT, title };
        const visit = await visitPage(browser, `${served.url}/${PAGE}`, { throttled: run > 0, next });
        if (run > 0) visits.push(visit);
      }
    }
    return {
      ...now,
      chromium: browser.version(),
      runs,
      path: path.posix.join('/', PAGE),
      rows: candidates.map(toRow),
    };
  } finally {
    await browser.close();
    for (const { served } of candidates) served.close();
  }
}
