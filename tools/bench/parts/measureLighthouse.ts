import { createRequire } from 'node:module';
import path from 'node:path';
import { LANGS, LANGUAGE_FACTS } from '../../../site/languages';
import { createSiteServer } from '../../server/siteServer';
import { listenLocally } from '../../server/httpServer';
import { sitePages, SITE_OUTPUT } from '../build/buildSite';
import { installPackages } from '../build/installPackages';
import { circumstances } from '../results/circumstances';
import { summarize } from '../results/summarize';
import type { LighthouseResult, LighthouseRow } from '../results/types';
import { auditPage, LIGHTHOUSE } from './auditPage';
import { chineseFont } from './chineseFont';
import type { Audit } from './readAudit';

/** One page of each kind. */
const PAGES = {
  home: '/',
  'doc page': '/guide/start/quick-start',
  'blog page': '/blog/topic/duplicate-pkg-problem',
  'rule page': '/guide/rules/e1001',
};

function toRow(page: string, audits: readonly Audit[]): LighthouseRow {
  const of = (read: (each: Audit) => number) => summarize(audits.map(read));
  return {
    page,
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))].sort(),
  };
}

/**
 * Audits one page of each kind in both languages, served as the preview does, with the headers of a deployment.
 * @param runs audits of each page
 */
export async function measureLighthouse(runs: number): Promise<LighthouseResult> {
  const now = circumstances();
  await sitePages();
  installPackages(LIGHTHOUSE);
  const { version } = createRequire(path.join(LIGHTHOUSE, 'package.json'))('lighthouse/package.json') as {
    version: string;
  };
  const { origin, close } = await listenLocally(createSiteServer({ root: SITE_OUTPUT }));
  const rows: LighthouseRow[] = [];
  try {
    for (const lang of LANGS) {
      for (const [page, address] of Object.entries(PAGES)) {
        const audits: Audit[] = [];
        for (let run = 1; run <= runs; run += 1) {
          console.log(`Lighthouse ${run} of ${runs}: ${page}, ${lang}`);
          audits.push(await auditPage(`${origin}${LANGUAGE_FACTS[lang].prefix}${address}`));
        }
        rows.push(toRow(`${page}, ${lang}`, audits));
      }
    }
    return { ...now, lighthouse: version, runs, chineseFont: chineseFont(), rows };
  } finally {
    await close();
  }
}
