import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex, openIndex, type IndexFacts, type SearchDocument } from '../../../packages/search';
import type { IndexFile } from '../../../packages/search/openIndex';
import { INDEX_FACTS } from '../../../plugins/output/search-index/indexFacts';
import { LANGS, type Lang } from '../../../site/languages';
import { PROJECT } from '../project';
import { circumstances } from '../results/circumstances';
import type { SearchQualityResult, SearchQualityRow } from '../results/types';
import { askEngine, type Ask } from '../search/graded/askEngine';
import { gradeAnswer, type GradedAnswer } from '../search/graded/gradeAnswer';
import { gradedMeasures } from '../search/graded/gradedMeasures';
import { GRADED_SETS, gradedQueries, type GradedSet } from '../search/graded/gradedQueries';
import { peers } from '../search/graded/peers';
import { SEARCH_PARTS, withNumbers } from '../search/graded/searchParts';
import { indexFile } from '../search/openBuiltIndex';

/** The set that decides whether a part stays. */
const ABLATION_SET: GradedSet = 'validation';

type Pages = Readonly<Record<Lang, readonly SearchDocument[]>>;

/** The pages as the build indexed them. */
const builtPages = (lang: Lang): SearchDocument[] =>
  (JSON.parse(readFileSync(indexFile(lang), 'utf8')) as SearchDocument[]).map(
    ({ id, title, content, routePath, domain, toc }) => ({
      ...{ id, title, content, routePath, domain, toc },
      lang,
    }),
  );

function openWith(pages: Pages, facts: IndexFacts) {
  const open = (lang: Lang) =>
    openIndex(
      pages[lang].map((page, at) => ({
        ...page,
        ...(at === 0 && buildIndex(pages[lang], facts)),
      })) as IndexFile,
      facts,
    );
  return { en: open('en'), zh: open('zh') };
}

async function grade(ask: Ask, set: GradedSet, lang: Lang): Promise<GradedAnswer[]> {
  const answers: GradedAnswer[] = [];
  for (const each of gradedQueries(set, lang)) answers.push(gradeAnswer(each, await ask(each.query, lang)));
  return answers;
}

async function rowsOf(label: string, ask: Ask, sets: readonly GradedSet[]): Promise<SearchQualityRow[]> {
  const rows: SearchQualityRow[] = [];
  for (const set of sets) {
    for (const lang of LANGS) {
      const answers = await grade(ask, set, lang);
      const kinds = [...new Set(answers.map(({ kind }) => kind))];
      if (answers.length === 0) continue;
      rows.push({
        ...{ label, set, lang, all: gradedMeasures(answers) },
        kinds: kinds.map((kind) => ({
          kind,
          ...gradedMeasures(answers.filter((answer) => answer.kind === kind)),
        })),
      });
    }
  }
  return rows;
}

const linesOf = (file: string): number =>
  readFileSync(path.join(PROJECT, file), 'utf8').split('\n').length - 1;

/**
 * Asks the graded queries: the engine of this site, others over the same sections, and this one with each of its parts
 * switched off alone.
 * @param sets which lists are asked; the sealed one only for the record
 */
export async function measureSearchQuality(sets: readonly GradedSet[]): Promise<SearchQualityResult> {
  const pages = { en: builtPages('en'), zh: builtPages('zh') };
  const rows = await rowsOf('this site', askEngine(openWith(pages, INDEX_FACTS)), sets);
  for (const { label, ask } of peers(pages)) rows.push(...(await rowsOf(label, ask, sets)));
  const without: SearchQualityResult['without'][number][] = [];
  for (const { name, files, facts, numbers, alone } of SEARCH_PARTS) {
    const indexes = openWith(pages, { ...INDEX_FACTS, ...facts });
    const asked = await withNumbers(numbers, () => rowsOf(name, askEngine(indexes, alone), [ABLATION_SET]));
    without.push({
      ...{ name, lines: files.reduce((sum, file) => sum + linesOf(file), 0) },
      rows: asked.map(({ lang, all }) => ({ lang, all })),
    });
  }
  return { ...circumstances(), rows, without };
}

/** The sets that are asked without being named. */
export const OPEN_SETS: readonly GradedSet[] = GRADED_SETS.filter((set) => set !== 'sealed');
