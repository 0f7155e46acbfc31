import { errors, type Browser } from '@playwright/test';
import { answerQuery } from '../../packages/search';
import { LANGS, LANGUAGE_FACTS, type Lang, type PerLang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { openBuiltIndex } from '../../tests/search-quality/builtIndex';
import { gradedQueries } from '../../tests/search-quality/graded';
import { SITE_OUTPUT, ensureBuilt, indexBytes, sitePages } from './build';
import { HOSTS, SITE_INDEX, SITE_SEARCH, type SearchUi } from './hosts';
import { circumstances, kB, quantile, section, spread, summarize, table, when } from './stats';
import { serveCompressed } from './serveCompressed';
import { countTransfer, freshPage, openChromium } from './visit';

const PAGE = '/guide/start/quick-start';
/** Words that every page set has. */
const FIRST_QUERY: PerLang<string> = { en: 'loader', zh: '产物' };
/** Longest wait for a first result, in ms: some searches find nothing in Chinese. */
const TIMEOUT = 30_000;

interface Candidate {
  readonly label: string;
  readonly ui: SearchUi;
  readonly served: Awaited<ReturnType<typeof serveCompressed>>;
  readonly indexBytes: number;
}

/** Searches for the first time on a slow phone's network and processor; times in ms from the press of Ctrl+K. */
async function searchTimes(browser: Browser, { served, ui }: Candidate, lang: Lang) {
  const { page, cdp, close } = await freshPage(browser, true);
  try {
    const counter = countTransfer(cdp);
    await page.goto(`${served.url}${LANGUAGE_FACTS[lang].prefix}${PAGE}`, { waitUntil: 'load' });
    await counter.quiet();
    const before = served.sent();
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.waitForFunction((input) => document.activeElement?.matches(input), ui.input, {
      polling: 'raf',
    });
    const open = performance.now() - start;
    await page.keyboard.insertText(FIRST_QUERY[lang]);
    const first = await page
      .locator(ui.result)
      .first()
      .waitFor({ timeout: TIMEOUT })
      .then(
        () => performance.now() - start,
        (error: unknown) => {
          if (error instanceof errors.TimeoutError) return undefined;
          throw error;
        },
      );
    await counter.quiet();
    return { open, first, bytes: served.sent() - before };
  } finally {
    await close();
  }
}

/** How often the engine is asked each query. */
const ROUNDS = 5;

/** Asks the engine of this site itself, as its worker does, without dialog and pause while typing. */
async function engineRow(lang: 'en' | 'zh') {
  const [own, other] = [openBuiltIndex(lang), openBuiltIndex(lang === 'en' ? 'zh' : 'en')];
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { query } of gradedQueries('validation', lang)) {
      const start = performance.now();
      await answerQuery({ text: query, limit: LIMITS.searchPages, own, openOther: async () => other });
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return { lang, queries: times.length, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** Searches every site as a reader does: for the first time on a slow phone, and then every judged query. */
export async function measureSearch(runs: number) {
  const now = circumstances();
  const pages = await sitePages();
  const open = async (label: string, ui: SearchUi, output: string, index: RegExp): Promise<Candidate> => ({
    label,
    ui,
    served: await serveCompressed(output),
    indexBytes: indexBytes(output, index),
  });
  const candidates = [await open('this site', SITE_SEARCH, SITE_OUTPUT, SITE_INDEX)];
  for (const host of HOSTS) {
    if (!host.search || !host.searchIndex) continue;
    candidates.push(await open(host.label, host.search, await ensureBuilt(host, pages), host.searchIndex));
  }
  const browser = await openChromium();
  try {
    const engine = [await engineRow('en'), await engineRow('zh')];
    const rows = [];
    for (const lang of LANGS) {
      const taken = candidates.map((candidate) => ({
        candidate,
        times: [] as Awaited<ReturnType<typeof searchTimes>>[],
      }));
      // In turn, so that what else the machine does falls on all; the first round fills the memory of the servers.
      for (let run = 0; run <= runs; run += 1) {
        for (const { candidate, times } of taken) {
          console.log(`First search ${run} of ${runs}: ${candidate.label}, ${lang}`);
          const each = await searchTimes(browser, candidate, lang);
          if (run > 0) times.push(each);
        }
      }
      for (const { candidate, times } of taken) {
        const firsts = times.flatMap(({ first }) => first ?? []);
        rows.push({
          label: candidate.label,
          lang,
          open: summarize(times.map((each) => each.open)),
          ...(firsts.length > 0 && { first: summarize(firsts) }),
          bytes: summarize(times.map(({ bytes }) => bytes)).median,
          indexBytes: candidate.indexBytes,
        });
      }
    }
    return { ...now, chromium: browser.version(), runs, rows, engine };
  } finally {
    await browser.close();
    await Promise.all(candidates.map(({ served }) => served.close()));
  }
}

export function searchText(search: Awaited<ReturnType<typeof measureSearch>>): string[] {
  const times = search.rows.map(({ label, lang, open, first, bytes, indexBytes: index }) => [
    label,
    lang,
    spread(open),
    first ? spread(first) : 'none',
    kB(bytes),
    kB(index),
  ]);
  const engine = search.engine.map(({ lang, queries, median, p95 }) => [
    lang,
    String(queries),
    median.toFixed(2),
    p95.toFixed(2),
  ]);
  return section(
    'Search',
    `Ctrl+K on the doc page above, a word typed as soon as there is a field: ${search.runs} times each, in turn; median (least–most), the same profile, Chromium ${search.chromium}. ${when(search)}`,
    table(['', 'language', 'field ms', 'first result ms', 'sent kB', 'index kB, both'], times),
    'The engine of this site alone, as its worker runs it, every judged query five times:',
    table(['language', 'queries', 'median ms', 'p95 ms'], engine),
  );
}
