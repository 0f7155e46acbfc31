import file from './queryWords.json' with { type: 'json' };

const split = (text: string): string[] => (text ? text.split(' ') : []);

/**
 * How much each word of a query tells whether this site answers it, by its term (`npm run search:learn` writes it, from the
 * lists `training` and `predicted` of `tests/search-quality`).
 */
export const QUERY_EVIDENCE: ReadonlyMap<string, number> = new Map(
  file.words
    .filter(({ weight }) => weight !== 0)
    .flatMap(({ weight, words, others }) =>
      [...split(words), ...split(others)].map((term) => [term, weight] as const),
    ),
);

const known = file.words.flatMap(({ words }) => split(words));
const size = file.vectors.length / known.length;
const vectorAt = (vectors: string, row: number): string => vectors.slice(row * size, (row + 1) * size);

/**
 * What words of queries mean, and what is asked of sections: packed vectors, by term and by the row of a section
 * (`npm run search:learn` writes them, from the lists `predicted`).
 */
export const QUERY_VECTORS = {
  scale: file.scale,
  terms: new Map(known.map((term, row) => [term, vectorAt(file.vectors, row)] as const)),
  sections: Array.from({ length: file.sections.length / size }, (_, row) => vectorAt(file.sections, row)),
} as const;
