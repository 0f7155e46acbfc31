import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { TECHNIQUE_NAMES } from '../../../packages/lean/techniques';
import { withDependents } from '../../../packages/lean/withDependents';
import { buildVariant } from '../build/buildVariant';
import { sitePages } from '../build/buildSite';
import { loadBytes } from '../loadBytes';
import type { AblationName } from '../results/ablationNames';
import { circumstances } from '../results/circumstances';
import { EVERYTHING } from '../results/mergeAblation';
import { summarize } from '../results/summarize';
import type { AblationRow, VariantCost } from '../results/types';
import { openChromium } from '../visit/openChromium';
import { serveCompressed, type ServedSite } from '../visit/serveCompressed';
import type { NextPage } from '../visit/timeNavigation';
import { timeProcessor, type ProcessorTime } from '../visit/timeProcessor';
import { visitPage } from '../visit/visitPage';

/** A page of each kind, the first of which is also visited. */
const PAGES = [
  'guide/start/quick-start.html',
  'index.html',
  'guide/overview.html',
  'config/options/options.html',
  'guide/rules/e1001.html',
  'guide/more/rules.html',
  'blog/release/release-note-1_2.html',
  'zh/guide/start/quick-start.html',
];
/** What comes next in the sidebar: most readers go on to it. */
const NEXT = 'guide/start/live-report';

/** A build of this site with some techniques left out. */
interface Variant {
  readonly root: string;
  readonly cpuSeconds: number;
  readonly served: ServedSite;
}

async function build(name: string, speed: string): Promise<Variant> {
  console.log(`Build: ${name}`);
  const { root, cpuSeconds } = await buildVariant(speed);
  return { root, cpuSeconds, served: await serveCompressed(root) };
}

function remove({ root, served }: Variant): void {
  served.close();
  rmSync(path.dirname(root), { recursive: true, force: true });
}

/** Both builds of a row. */
type Pair<T> = Readonly<Record<'whole' | 'without', T>>;

/** Visits of a build, the first of each list to warm up. */
interface Visits {
  readonly times: ProcessorTime[];
  /** Ms of a click on a slow line. */
  readonly waits: number[];
}

const costOf = (
  { root, cpuSeconds }: Variant,
  { times: [first, ...counted], waits: [, ...waits] }: Visits = { times: [], waits: [] },
): VariantCost => ({
  bytes: Object.fromEntries(PAGES.map((file) => [file, loadBytes(root, file)])),
  ...(first && { idleBytes: first.idleBytes }),
  ...(counted.length > 0 && {
    times: {
      interactive: summarize(counted.map(({ interactive }) => interactive)),
      click: summarize(counted.map(({ click }) => click)),
    },
  }),
  ...(waits.length > 0 && { wait: summarize(waits) }),
  cpuSeconds,
});

/** Visits two builds in turn, so that what else the machine does falls on both; once more than is counted, to warm up. */
async function visit(
  browser: Browser,
  { whole, without }: Pair<Variant>,
  runs: number,
  next: NextPage,
): Promise<Pair<VariantCost>> {
  const address = (PAGES[0] ?? '').replace('.html', '');
  const visits: Pair<Visits> = { whole: { times: [], waits: [] }, without: { times: [], waits: [] } };
  const go = async ({ served }: Variant, { times, waits }: Visits): Promise<void> => {
    const url = `${served.url}/${address}`;
    times.push(await timeProcessor(browser, url, next));
    const { navigation } = await visitPage(browser, url, { throttled: true, next });
    if (navigation !== undefined) waits.push(navigation);
  };
  for (let run = 0; run <= runs; run += 1) {
    await go(whole, visits.whole);
    await go(without, visits.without);
  }
  return { whole: costOf(whole, visits.whole), without: costOf(without, visits.without) };
}

/**
 * Builds this site with everything once, then without each technique alone (and what requires it), and without all of them;
 * weighs pages, and visits one in both builds in turn. A technique that cannot be measured does not keep the others from it.
 * @param runs visits of each; with 0 there is no browser, and only what the documents load is weighed
 * @param names what is left out, one build each
 * @param keep gets each row as soon as it is measured: a run of half an hour that ends early loses one row
 * @throws Error with what could not be measured, when everything else is
 */
export async function measureAblation(
  runs: number,
  names: readonly AblationName[],
  keep: (row: AblationRow) => void,
): Promise<void> {
  if (names.length === 0) return;
  // Before the first row changes files of the repository.
  const { commit } = circumstances();
  const browser = runs > 0 ? await openChromium() : undefined;
  const whole = await build('everything on', 'on').catch(async (error: unknown) => {
    await browser?.close();
    throw error;
  });
  const failed: string[] = [];
  try {
    const title = (await sitePages(whole.root)).find(
      ({ path: each, lang }) => each === NEXT && lang === 'en',
    )?.title;
    if (!title) throw new Error(`There is no page ${NEXT}`);
    for (const name of names) {
      const leftOut = name === EVERYTHING ? TECHNIQUE_NAMES : withDependents(name);
      const speed = name === EVERYTHING ? 'off' : leftOut.map((each) => `-${each}`).join();
      const now = { ...circumstances(), commit };
      try {
        const without = await build(`without ${name}`, speed);
        try {
          const costs = browser
            ? await visit(browser, { whole, without }, runs, { path: NEXT, title })
            : { whole: costOf(whole), without: costOf(without) };
          keep({ ...now, name, leftOut, runs, ...(browser && { chromium: browser.version() }), ...costs });
        } finally {
          remove(without);
        }
      } catch (error) {
        failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser?.close();
    remove(whole);
  }
  if (failed.length > 0) throw new Error(`Not measured:\n${failed.join('\n')}`);
}
