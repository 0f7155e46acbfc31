import { describe, expect, test } from 'vitest';
import { tokenize } from '../../packages/search';
import { readQuery } from '../../packages/search/rank';
import { LANGS } from '../../site/languages';
import { openBuiltSite } from './builtIndex';
import { gradeAnswer, gradedMeasures, gradedQueries, NONSENSE, rowsOf } from './graded';

const site = openBuiltSite();

/** What readers notice: the answer is among the first three rows. */
const GATES = { en: { success3: 0.95, mrr: 0.86 }, zh: { success3: 0.93, mrr: 0.84 } };
/** Shares of queries about anything else that find nothing or say that they are answered in part, and of questions that do not. */
const PARTIAL_GATES = { others: 0.85, questions: 0.85 };

describe.each(LANGS)('search quality: %s', (lang) => {
  const answers = new Map<string, ReturnType<typeof site.ask>>();
  function ask(text: string) {
    const answer = answers.get(text) ?? site.ask(text, lang);
    answers.set(text, answer);
    return answer;
  }
  const queries = gradedQueries('validation', lang);

  test('issue 20 queries that the engine was not made with find their page among the first three', async () => {
    const graded = [];
    for (const query of queries) graded.push(gradeAnswer(query, rowsOf(await ask(query.query))));
    const { count, success3, mrr, ndcg, firstRow } = gradedMeasures(graded);
    const figures = Object.entries({
      'success@3': success3,
      'MRR@10': mrr,
      'nDCG@5': ndcg,
      'row 1': firstRow,
    });
    process.stdout.write(
      `\n${lang}, ${count} queries: ${figures.map(([name, each]) => `${name} ${each.toFixed(3)}`).join(', ')}\n`,
    );
    expect(count).toBeGreaterThan(100);
    expect(success3).toBeGreaterThanOrEqual(GATES[lang].success3);
    expect(mrr).toBeGreaterThanOrEqual(GATES[lang].mrr);
  });

  test('a query is never without results when one of its words is known', async () => {
    const words = new Set(
      site.indexes[lang].sections
        .flatMap(({ header, page }) => tokenize(header || page.title))
        .map(({ raw }) => raw)
        // Pairs of Chinese letters across the border of two words may be made of stop words.
        .filter((raw) => readQuery(`loader ${raw}`).some((token) => token.raw === raw))
        .filter((raw) => raw.length > 3 || (lang === 'zh' && /^\p{Script=Han}{2}$/u.test(raw))),
    );
    expect(words.size).toBeGreaterThan(200);
    const silent = [];
    const step = process.env.TEST_TIER === 'fast' ? 5 : 1;
    for (const word of [...words].filter((_, at) => at % step === 0)) {
      const { lists, otherLang } = await ask(`qwxzkv vkzxwq ${word} kqjxwv`);
      if ((lists[0]?.groups.length ?? 0) + otherLang.length === 0) silent.push(word);
    }
    expect(silent).toEqual([]);
  });

  test('queries about anything else say that they are answered in part, questions mostly do not', async () => {
    const shareOf = async (isQuestion: boolean): Promise<number> => {
      const own = queries.filter(({ kind }) => (kind !== NONSENSE) === isQuestion);
      let whole = 0;
      for (const { query } of own) {
        const answer = await ask(query);
        whole += Number(rowsOf(answer).length > 0 && answer.partial === undefined);
      }
      return whole / own.length;
    };
    expect(await shareOf(true)).toBeGreaterThanOrEqual(PARTIAL_GATES.questions);
    expect(await shareOf(false)).toBeLessThanOrEqual(1 - PARTIAL_GATES.others);
  });
});
