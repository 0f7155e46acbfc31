import { createHash } from 'node:crypto';
import { packVector } from '../../packages/search/packVector';
import { parseQuery, termsOf } from '../../packages/search/parseQuery';
import { FULL_LANGS } from '../../site/languages';
import { chooseWords } from './chooseWords';
import { predictedQueries, type SectionQueries } from './predictedQueries';
import { roundVectors } from './roundVectors';
import { trainingQueries } from './trainingQueries';
import { trainVectors, type Example } from './trainVectors';
import { weighWords, type LabelledQuery } from './weighWords';

const predicted = (): SectionQueries[] => FULL_LANGS.flatMap(predictedQueries);

const examplesOf = (): Example[] =>
  predicted().flatMap(({ section, queries }) =>
    queries.map((query) => ({ section, terms: [...termsOf(parseQuery(query))] })),
  );

/** Queries that words are weighed by: the labelled ones, and those that were written for a section. */
export const weighedQueries = (): LabelledQuery[] => [
  ...trainingQueries(),
  ...predicted().flatMap(({ queries }) => queries.map((query) => ({ query, isAnswered: true }))),
];

/**
 * What the lists are that the files are made from: a hash of all their queries.
 * @returns twelve hexadecimal digits
 */
export const listsHash = (): string =>
  createHash('sha256')
    .update(JSON.stringify([trainingQueries(), FULL_LANGS.map(predictedQueries)]))
    .digest('hex')
    .slice(0, 12);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What search learns from lists of queries: the weights and vectors of words, and the vectors of sections (`queryWords.json`),
 * which readers fetch, and which section each of them is of (`sectionRows.json`), by which the index is built.
 * @returns texts of both files; takes a minute
 */
export function learnedFiles(): Readonly<Record<'queryWords.json' | 'sectionRows.json', string>> {
  const weights = weighWords(weighedQueries());
  const alone = [...weights].flatMap(([term, { tellsAlone }]) => (tellsAlone ? [term] : []));
  const examples = examplesOf();
  const vocabulary = chooseWords(examples, new Set(alone));
  const { terms, sections, scale } = roundVectors(trainVectors(examples, vocabulary));
  const rows = [...new Set([...alone, ...vocabulary])]
    .sort()
    .map((term) => ({ term, weight: weights.get(term)?.weight ?? 0, vector: terms.get(term) }));
  const steps = [...new Set(rows.map(({ weight }) => weight))].sort((a, b) => a - b);
  const withVector = steps.map((weight) => rows.filter((row) => row.weight === weight && row.vector));
  const without = steps.map((weight) => rows.filter((row) => row.weight === weight && !row.vector));
  const text = (list: typeof rows = []): string => list.map(({ term }) => term).join(' ');
  const words = steps.map((weight, at) => ({
    weight,
    words: text(withVector[at]),
    others: text(without[at]),
  }));
  return {
    // Words, and letters of vectors, are kept apart: so they compress best.
    'queryWords.json': json({
      scale,
      words,
      vectors: withVector
        .flat()
        .map(({ vector = [] }) => packVector(vector))
        .join(''),
      sections: [...sections.values()].map(packVector).join(''),
    }),
    'sectionRows.json': json({ lists: listsHash(), sections: [...sections.keys()] }),
  };
}
