import { rmSync } from 'node:fs';
import path from 'node:path';
import { TECHNIQUE_NAMES, type TechniqueName } from '../../../packages/lean/techniques';
import { withDependents } from '../../../packages/lean/withDependents';
import { buildVariant } from '../build/buildVariant';
import { sitePages } from '../build/buildSite';
import { loadBytes } from '../loadBytes';
import { circumstances } from '../results/circumstances';
import { summarize } from '../results/summarize';
import type { AblationResult } from '../results/types';
import { openChromium } from '../visit/openChromium';
import { serveCompressed, type ServedSite } from '../visit/serveCompressed';
import { timeProcessor, type ProcessorTime } from '../visit/timeProcessor';

/** A page of each kind, the first of which is also visited. */
const PAGES = [
  'guide/start/quick-start.html',
  'index.html',
  'guide/overview.html',
  'config/options/options.html',
  'guide/rules/e1001.html',
  'zh/guide/start/quick-start.html',
];
const NEXT = 'guide/start/cli';

/** A build of this site with some techniques left out. */
interface Variant {
  readonly name: string;
  readonly leftOut: readonly TechniqueName[];
  readonly root: string;
  readonly cpuSeconds: number;
  readonly served: ServedSite;
  readonly times: ProcessorTime[];
}

async function build(name: string, speed: string, leftOut: readonly TechniqueName[]): Promise<Variant> {
  console.log(`Build: ${name}`);
  const { root, cpuSeconds } = await buildVariant(speed);
  return { name, leftOut, root, cpuSeconds, served: await serveCompressed(root), times: [] };
}

const toRow = ({ name, leftOut, root, cpuSeconds, times }: Variant) => ({
  name,
  leftOut,
  cpuSeconds,
  bytes: PAGES.map((file) => loadBytes(root, file)),
  interactive: summarize(times.map(({ interactive }) => interactive)),
  click: summarize(times.map(({ click }) => click)),
});

/**
 * Builds this site with everything, without each technique alone (and what requires it), and without all of them; weighs
 * pages, and visits one in all builds in turn, so that what else the machine does falls on all of them.
 * @param runs visits of each; one more before them is not counted
 * @param techniques which are left out, one at a time; all when empty
 */
export async function measureAblation(
  runs: number,
  techniques: readonly TechniqueName[],
): Promise<AblationResult> {
  const now = circumstances();
  const title = (await sitePages()).find((page) => page.path === NEXT && page.lang === 'en')?.title;
  if (!title) throw new Error(`There is no page ${NEXT}`);
  const variants: Variant[] = [];
  const browser = await openChromium();
  try {
    variants.push(await build('everything on', 'on', []));
    for (const name of techniques.length > 0 ? techniques : TECHNIQUE_NAMES) {
      const left = withDependents(name);
      variants.push(await build(name, left.map((each) => `-${each}`).join(), left));
    }
    variants.push(await build('everything off', 'off', TECHNIQUE_NAMES));
    const address = (PAGES[0] ?? '').replace('.html', '');
    for (let run = 0; run <= runs; run += 1) {
      console.log(`Visits ${run} of ${runs}`);
      for (const { served, times } of variants) {
        const time = await timeProcessor(browser, `${served.url}/${address}`, { path: NEXT, title });
        if (run > 0) times.push(time);
      }
    }
    return { ...now, chromium: browser.version(), runs, pages: PAGES, rows: variants.map(toRow) };
  } finally {
    await browser.close();
    for (const { served, root } of variants) {
      served.close();
      rmSync(path.dirname(root), { recursive: true, force: true });
    }
  }
}
