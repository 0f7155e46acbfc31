import { createHash } from 'node:crypto';
import { packVector } from '../../packages/search/packVector';
import { parseQuery, termsOf } from '../../packages/search/parseQuery';
import { FULL_LANGS } from '../../site/languages';
import { chooseWords } from './chooseWords';
import { predictedQueries } from './predictedQueries';
import { roundVectors } from './roundVectors';
import { trainingQueries } from './trainingQueries';
import { trainVectors, type Example } from './trainVectors';
import { weighWords } from './weighWords';

const examplesOf = (): Example[] =>
  FULL_LANGS.flatMap(predictedQueries).flatMap(({ section, queries }) =>
    queries.map((query) => ({ section, terms: [...termsOf(parseQuery(query))] })),
  );

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
  const evidence = weighWords(trainingQueries());
  const examples = examplesOf();
  const vocabulary = chooseWords(examples, new Set(evidence.keys()));
  const { terms, sections, scale } = roundVectors(trainVectors(examples, vocabulary));
  const rows = [...new Set([...evidence.keys(), ...vocabulary])]
    .sort()
    .map((term) => ({ term, weight: evidence.get(term) ?? 0, vector: terms.get(term) }));
  const weights = [...new Set(rows.map(({ weight }) => weight))].sort((a, b) => a - b);
  const withVector = weights.map((weight) => rows.filter((row) => row.weight === weight && row.vector));
  const without = weights.map((weight) => rows.filter((row) => row.weight === weight && !row.vector));
  const text = (list: typeof rows = []): string => list.map(({ term }) => term).join(' ');
  const words = weights.map((weight, at) => ({
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
