import { createHash } from 'node:crypto';
import { packVector } from '../../packages/search/packVector';
import { parseQuery, termsOf } from '../../packages/search/parseQuery';
import { FULL_LANGS } from '../../site/languages';
import { predictedQueries } from './predictedQueries';
import { roundVectors } from './roundVectors';
import { trainingQueries } from './trainingQueries';
import { trainVectors, type Example } from './trainVectors';
import { weighWords } from './weighWords';

/** A term gets a vector if it stands in so many predicted queries, and in fewer if it is sent as evidence anyway. */
const LEAST_QUERIES = { new: 20, sent: 4 };

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

function vocabularyOf(examples: readonly Example[], sent: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  for (const term of examples.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts]
    .filter(([term, count]) => count >= (sent.has(term) ? LEAST_QUERIES.sent : LEAST_QUERIES.new))
    .map(([term]) => term)
    .sort();
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What search learns from lists of queries: the weights and vectors of words (`queryWords.json`), which readers fetch, and the
 * vectors of sections (`sectionVectors.json`), which go into the index.
 * @returns texts of both files; takes a quarter of a minute
 */
export function learnedFiles(): Readonly<Record<'queryWords.json' | 'sectionVectors.json', string>> {
  const evidence = weighWords(trainingQueries());
  const examples = examplesOf();
  const vocabulary = vocabularyOf(examples, new Set(evidence.keys()));
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
  const vectors = [...sections].map(([section, vector]) => [section, packVector(vector)]);
  return {
    // Words, and letters of vectors, are kept apart: so they compress best.
    'queryWords.json': json({
      scale,
      words,
      vectors: withVector
        .flat()
        .map(({ vector = [] }) => packVector(vector))
        .join(''),
    }),
    'sectionVectors.json': json({ lists: listsHash(), vectors: Object.fromEntries(vectors) }),
  };
}
