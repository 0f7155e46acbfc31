import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { answerQuery } from '../../../lib/search/answerQuery';
import { LANGS, LANGUAGE_FACTS, type Lang } from '../../../site/languages';
import { LIMITS } from '../../../site/limits';
import { ensureBuilt } from '../build/ensureBuilt';
import { sitePages, SITE_OUTPUT } from '../build/buildSite';
import { HOSTS, SITE_SEARCH } from '../hosts/hosts';
import type { SearchUi } from '../hosts/Host';
import { circumstances } from '../results/circumstances';
import { quantile, summarize } from '../results/summarize';
import type { EngineRow, SearchResult, SearchRow } from '../results/types';
import { openBuiltIndex } from '../search/openBuiltIndex';
import { judge, measure } from '../search/judge';
import { JUDGED_QUERIES } from '../search/judgedQueries';
import type { SiteName } from '../types';
import { askInPage } from '../visit/askInPage';
import { freshPage, openChromium } from '../visit/openChromium';
import { searchTimes, type SearchTimes } from '../visit/searchTimes';
import { serveCompressed, type ServedSite } from '../visit/serveCompressed';

const PAGE = '/guide/start/quick-start';
/** Words that every page set has. */
const FIRST_QUERY: Readonly<Record<Lang, string>> = { en: 'loader', zh: '产物' };
/** Between two calls of a search, in ms. */
const CALL_PAUSE = 1000;
/** How often each query is asked of the engine on its own. */
const ROUNDS = 5;

interface Candidate {
  readonly site: SiteName;
  readonly label: string;
  readonly ui: SearchUi;
  readonly served: ServedSite;
}

const own = (lang: Lang) => JUDGED_QUERIES.filter((query) => query.lang === lang);

/** How often a search is called before it counts as missing: a page that is not yet alive does not hear the keys. */
const CALLS = 20;

async function openToAsk(page: Page, { ui, served }: Candidate, lang: Lang) {
  const { prefix } = LANGUAGE_FACTS[lang];
  const field = ui.page ?? ui;
  const input = page.locator(field.input).first();
  await page.goto(`${served.url}${prefix}${ui.page?.path ?? PAGE}`, { waitUntil: 'networkidle' });
  for (let call = 0; call < CALLS && !(await input.isVisible()); call += 1) {
    if (!ui.page) await page.keyboard.press('Control+k');
    await wait(CALL_PAUSE);
  }
  await input.waitFor();
  return field;
}

async function answersOf(browser: Browser, candidate: Candidate, lang: Lang) {
  const { page, close } = await freshPage(browser, false);
  try {
    const field = await openToAsk(page, candidate, lang);
    // The first query also pays for the index.
    const [, ...answers] = await askInPage(page, field, [
      FIRST_QUERY[lang],
      ...own(lang).map(({ query }) => query),
    ]);
    return answers;
  } finally {
    await close();
  }
}

async function toRow(
  browser: Browser,
  candidate: Candidate,
  lang: Lang,
  times: readonly SearchTimes[],
): Promise<SearchRow> {
  const answers = await answersOf(browser, candidate, lang);
  const judged = own(lang).map((query, at) => judge(query, answers[at]?.pages ?? []));
  const waits = answers.flatMap(({ ms }) => ms ?? []);
  const of = (read: (each: SearchTimes) => number) => summarize(times.map(read));
  const firsts = times.flatMap(({ first }) => first ?? []);
  return {
    site: candidate.site,
    label: candidate.label,
    lang,
    open: of(({ open }) => open),
    ...(firsts.length > 0 && { first: summarize(firsts) }),
    bytes: of(({ bytes }) => bytes).median,
    ...(waits.length > 0 && { warm: { median: quantile(waits, 0.5), p95: quantile(waits, 0.95) } }),
    quality: measure(judged.filter(({ type }) => type !== 'nonsense')),
    nonsense: judged.filter(({ type, found }) => type === 'nonsense' && found.length > 0).length,
  };
}

/** Asks the engine itself, as the worker does, without dialog and pause while typing. */
async function engineRow(lang: Lang): Promise<EngineRow> {
  const [index, other] = [openBuiltIndex(lang), openBuiltIndex(lang === 'en' ? 'zh' : 'en')];
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { query } of own(lang)) {
      const start = performance.now();
      await answerQuery({ text: query, limit: LIMITS.searchPages, own: index, openOther: async () => other });
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return { lang, queries: times.length, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/**
 * Searches every site as a reader does: for the first time on a slow phone, and then every judged query.
 * @param runs first searches of each site and language
 * @param keep takes what is known after each site, since a run takes half an hour
 */
export async function measureSearch(runs: number, keep: (result: SearchResult) => void): Promise<void> {
  const now = circumstances();
  const pages = await sitePages();
  const candidates: Candidate[] = [
    { site: 'site', label: 'this site', ui: SITE_SEARCH, served: await serveCompressed(SITE_OUTPUT) },
  ];
  for (const host of HOSTS) {
    if (!host.search) continue;
    const served = await serveCompressed(await ensureBuilt(host, pages));
    candidates.push({ site: host.name, label: host.label, ui: host.search, served });
  }
  const browser = await openChromium();
  const rows: SearchRow[] = [];
  try {
    const engine = [await engineRow('en'), await engineRow('zh')];
    for (const lang of LANGS) {
      const times = new Map<Candidate, SearchTimes[]>(candidates.map((each) => [each, []]));
      // In turn, so that what else the machine does falls on all; the first round fills the memory of the servers.
      for (let run = 0; run <= runs; run += 1) {
        for (const candidate of candidates) {
          console.log(`First search ${run} of ${runs}: ${candidate.label}, ${lang}`);
          const { served, ui } = candidate;
          const address = `${LANGUAGE_FACTS[lang].prefix}${PAGE}`;
          const taken = await searchTimes(browser, served, address, ui, FIRST_QUERY[lang]);
          if (run > 0) times.get(candidate)?.push(taken);
        }
      }
      for (const candidate of candidates) {
        console.log(`Judged queries: ${candidate.label}, ${lang}`);
        rows.push(await toRow(browser, candidate, lang, times.get(candidate) ?? []));
        keep({ ...now, chromium: browser.version(), runs, rows, engine });
      }
    }
  } finally {
    await browser.close();
    for (const { served } of candidates) served.close();
  }
}
