import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { LANGS, LANGUAGE_FACTS, type Lang, type PerLang } from '../../../site/languages';
import { ensureBuilt } from '../build/ensureBuilt';
import { indexBytes } from '../build/indexBytes';
import { sitePages, SITE_OUTPUT } from '../build/buildSite';
import { HOSTS, SITE_INDEX, SITE_SEARCH } from '../hosts/hosts';
import type { SearchUi } from '../hosts/Host';
import { circumstances } from '../results/circumstances';
import { quantile, summarize } from '../results/summarize';
import type { SearchResult, SearchRow } from '../results/types';
import { engineRow } from '../search/engineRow';
import { judge, measure } from '../search/judge';
import { JUDGED_QUERIES } from '../search/judgedQueries';
import type { Circumstances, SiteName } from '../types';
import { askInPage } from '../visit/askInPage';
import { freshPage, openChromium } from '../visit/openChromium';
import { searchTimes, type SearchTimes } from '../visit/searchTimes';
import { serveCompressed, type ServedSite } from '../visit/serveCompressed';

const PAGE = '/guide/start/quick-start';
/** Words that every page set has. */
const FIRST_QUERY: PerLang<string> = { en: 'loader', zh: '产物' };
/** Between two calls of a search, in ms. */
const CALL_PAUSE = 1000;

const circumstancesOf = ({ date, commit, machine, node, load }: Circumstances): Circumstances => ({
  date,
  commit,
  machine,
  node,
  load,
});

interface Candidate {
  readonly site: SiteName;
  readonly label: string;
  readonly ui: SearchUi;
  readonly served: ServedSite;
  readonly indexBytes: number;
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
  known: SearchRow | undefined,
): Promise<SearchRow> {
  const of = (read: (each: SearchTimes) => number) => summarize(times.map(read));
  const firsts = times.flatMap(({ first }) => first ?? []);
  const taken = {
    site: candidate.site,
    label: candidate.label,
    lang,
    open: of(({ open }) => open),
    ...(firsts.length > 0 && { first: summarize(firsts) }),
    bytes: of(({ bytes }) => bytes).median,
    indexBytes: candidate.indexBytes,
  };
  if (known) return { ...known, ...taken };
  const answers = await answersOf(browser, candidate, lang);
  const judged = own(lang).map((query, at) => judge(query, answers[at]?.pages ?? []));
  const waits = answers.flatMap(({ ms }) => ms ?? []);
  return {
    ...taken,
    ...(waits.length > 0 && { warm: { median: quantile(waits, 0.5), p95: quantile(waits, 0.95) } }),
    quality: measure(judged.filter(({ type }) => type !== 'nonsense')),
    nonsense: judged.filter(({ type, found }) => type === 'nonsense' && found.length > 0).length,
  };
}

/**
 * Searches every site as a reader does: for the first time on a slow phone, and then every judged query.
 * @param runs first searches of each site and language
 * @param keep takes what is known after each site, since a run takes half an hour
 * @param last a run whose answers to the judged queries are kept; without it they are asked
 */
export async function measureSearch(
  runs: number,
  keep: (result: SearchResult) => void,
  last?: SearchResult,
): Promise<void> {
  const now = circumstances();
  const pages = await sitePages();
  const candidates: Candidate[] = [
    {
      site: 'site',
      label: 'this site',
      ui: SITE_SEARCH,
      served: await serveCompressed(SITE_OUTPUT),
      indexBytes: indexBytes(SITE_OUTPUT, SITE_INDEX),
    },
  ];
  for (const host of HOSTS) {
    if (!host.search || !host.searchIndex) continue;
    const output = await ensureBuilt(host, pages);
    candidates.push({
      site: host.name,
      label: host.label,
      ui: host.search,
      served: await serveCompressed(output),
      indexBytes: indexBytes(output, host.searchIndex),
    });
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
        const known = last?.rows.find((row) => row.site === candidate.site && row.lang === lang);
        rows.push(await toRow(browser, candidate, lang, times.get(candidate) ?? [], known));
        const answered = last && { answered: last.answered ?? circumstancesOf(last) };
        keep({ ...now, chromium: browser.version(), runs, rows, engine, ...answered });
      }
    }
  } finally {
    await browser.close();
    for (const { served } of candidates) served.close();
  }
}
