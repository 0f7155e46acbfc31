import { createHash } from 'node:crypto';
import type { QueryWords } from '../../packages/search/packQueryWords';
import { packRelated, type RelatedPage } from '../../packages/search/packRelated';
import { packVector } from '../../packages/search/packVector';
import { parseQuery, termsOf } from '../../packages/search/parseQuery';
import { LANGS } from '../../site/languages';
import { candidateWords, chooseWords } from './chooseWords';
import { predictedQueries, type SectionQueries } from './predictedQueries';
import { relatedPages } from './relatedPages';
import { roundVectors } from './roundVectors';
import { trainVectors, type Example } from './trainVectors';

const predicted = (): SectionQueries[] => LANGS.flatMap(predictedQueries);

const examplesOf = (): Example[] =>
  predicted().flatMap(({ section, queries }) =>
    queries.map((query) => ({ section, terms: [...termsOf(parseQuery(query))] })),
  );

/**
 * What the lists are that the files are made from: a hash of all their queries.
 * @returns twelve hexadecimal digits
 */
export const listsHash = (): string =>
  createHash('sha256')
    .update(JSON.stringify([LANGS.map(predictedQueries), relatedPages()]))
    .digest('hex')
    .slice(0, 12);

/** Related pages of the sections that have a row. */
function relatedRows(sections: readonly string[]): RelatedPage[][] {
  const rows = new Map(sections.map((section, row) => [section, row] as const));
  const bySection = new Map(relatedPages().map(({ section, pages }) => [section, pages] as const));
  return sections.map((section) =>
    (bySection.get(section) ?? []).flatMap(([page, grade]) => {
      const row = rows.get(page);
      return row === undefined ? [] : [{ row, grade }];
    }),
  );
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What search learns from lists: the vectors of words, the vectors of sections, and related pages (`queryWords.json`),
 * which readers fetch, and which section each of them is of (`sectionRows.json`), by which the index is built.
 * @returns texts of both files; takes half a minute
 */
export function learnedFiles(): Readonly<Record<'queryWords.json' | 'sectionRows.json', string>> {
  const examples = examplesOf();
  const candidates = candidateWords(examples);
  const trained = trainVectors(examples, [...candidates.keys()]);
  const chosen = chooseWords(candidates, trained).sort();
  const vectors = new Map(
    chosen.map((term) => [term, trained.terms.get(term) ?? new Float64Array()] as const),
  );
  const { terms, sections, scale } = roundVectors({ ...trained, terms: vectors });
  const learned: QueryWords = {
    scale,
    words: chosen.join(' '),
    vectors: chosen.map((term) => packVector(terms.get(term) ?? [])).join(''),
    sections: [...sections.values()].map(packVector).join(''),
    related: packRelated(relatedRows([...sections.keys()])),
  };
  return {
    'queryWords.json': json(learned),
    'sectionRows.json': json({ lists: listsHash(), sections: [...sections.keys()] }),
  };
}
