import type { Browser } from '@playwright/test';
import { answerQuery } from '../../packages/search';
import { LANGS, LANGUAGE_FACTS, type Lang, type PerLang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { openBuiltIndex } from '../../tests/search-quality/builtIndex';
import { gradedQueries } from '../../tests/search-quality/graded';
import { SITE_OUTPUT, ensureBuilt, indexBytes, sitePages } from './build';
import { HOSTS, type Host, type SearchUi } from './hosts';
import { circumstances, kB, quantile, section, spread, table } from './stats';
import { serveCompressed } from './serveCompressed';
import { countTransfer, freshPage, openChromium } from './visit';

const PAGE = '/guide/start/quick-start';
/** Words that every page set has. */
const FIRST_QUERY: PerLang<string> = { en: 'loader', zh: '产物' };
/** Longest wait for a first result, in ms: some searches find nothing in Chinese. */
const TIMEOUT = 30_000;

interface Site {
  readonly ui: SearchUi;
  readonly served: Awaited<ReturnType<typeof serveCompressed>>;
}

/** Searches for the first time on a slow phone's network and processor; times in ms from the press of Ctrl+K. */
async function searchTimes(browser: Browser, { served, ui }: Site, lang: Lang) {
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
    const found = page.locator(ui.result).first().waitFor({ timeout: TIMEOUT });
    const first = await found.then(
      () => performance.now() - start,
      () => undefined,
    );
    await counter.quiet();
    return { open, first, bytes: served.sent() - before };
  } finally {
    await close();
  }
}

async function engineRow(lang: 'en' | 'zh') {
  const [own, other] = [openBuiltIndex(lang), openBuiltIndex(lang === 'en' ? 'zh' : 'en')];
  const times: number[] = [];
  for (let round = 0; round <= 5; round += 1) {
    for (const { query } of gradedQueries('validation', lang)) {
      const start = performance.now();
      await answerQuery({ text: query, limit: LIMITS.searchPages, own, openOther: async () => other });
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return [lang, String(times.length), ...[0.5, 0.95].map((share) => quantile(times, share).toFixed(2))];
}

/** Searches every site as a reader does: for the first time on a slow phone; then asks the engine every judged query. */
export async function measureSearch(runs: number): Promise<string> {
  const now = circumstances();
  const pages = await sitePages();
  const open = async ({ label, search: ui, searchIndex }: Host, output: string) =>
    ui && searchIndex
      ? [{ label, ui, served: await serveCompressed(output), indexBytes: indexBytes(output, searchIndex) }]
      : [];
  const [theme] = HOSTS as readonly [Host];
  const sites = await open({ ...theme, label: 'this site' }, SITE_OUTPUT);
  for (const host of HOSTS) sites.push(...(await open(host, await ensureBuilt(host, pages))));
  const browser = await openChromium();
  const rows: string[][] = [];
  try {
    for (const lang of LANGS) {
      const taken = sites.map((site) => ({ site, times: [] as Awaited<ReturnType<typeof searchTimes>>[] }));
      // In turn, so that what else the machine does falls on all; the first round fills the memory of the servers.
      for (let run = 0; run <= runs; run += 1) {
        for (const { site, times } of taken) {
          console.log(`First search ${run} of ${runs}: ${site.label}, ${lang}`);
          const each = await searchTimes(browser, site, lang);
          if (run > 0) times.push(each);
        }
      }
      for (const { site, times } of taken) {
        const firsts = times.flatMap(({ first }) => first ?? []);
        const sent = quantile(
          times.map(({ bytes }) => bytes),
          0.5,
        );
        rows.push([
          site.label,
          lang,
          spread(times.map((each) => each.open)),
          firsts.length > 0 ? spread(firsts) : 'none',
          kB(sent),
          kB(site.indexBytes),
        ]);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ served }) => served.close()));
  }
  const engine = [await engineRow('en'), await engineRow('zh')];
  return section(
    'Search',
    `Ctrl+K on the doc page above, a word typed as soon as there is a field: ${runs} times each, in turn; median (least–most), the same profile, Chromium ${browser.version()}. ${now}`,
    table(['', 'language', 'field ms', 'first result ms', 'sent kB', 'index kB, both'], rows),
    'The engine of this site alone, as its worker runs it, every judged query five times:',
    table(['language', 'queries', 'median ms', 'p95 ms'], engine),
  );
}
