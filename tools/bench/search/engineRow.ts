import { answerQuery } from '../../../packages/search/answerQuery';
import type { Lang } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import { quantile } from '../results/summarize';
import type { EngineRow } from '../results/types';
import { JUDGED_QUERIES } from './judgedQueries';
import { openBuiltIndex } from './openBuiltIndex';

/** How often each query is asked. */
const ROUNDS = 5;

/**
 * Asks the engine of this site itself, as its worker does, without dialog and pause while typing.
 * @param lang language of the judged queries
 */
export async function engineRow(lang: Lang): Promise<EngineRow> {
  const [index, other] = [openBuiltIndex(lang), openBuiltIndex(lang === 'en' ? 'zh' : 'en')];
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { query } of JUDGED_QUERIES.filter((each) => each.lang === lang)) {
      const start = performance.now();
      await answerQuery({ text: query, limit: LIMITS.searchPages, own: index, openOther: async () => other });
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return { lang, queries: times.length, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
