import file from './queryWords.json' with { type: 'json' };

const split = (text: string): string[] => (text ? text.split(' ') : []);

/**
 * How much each word of a query tells whether this site answers it, by its term (`npm run search:learn` writes it, from the
 * lists `training` of `tests/search-quality`).
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

/** What words of queries mean: a packed vector by their term (`npm run search:learn` writes it, from the lists `predicted`). */
export const QUERY_VECTORS = {
  scale: file.scale,
  terms: new Map(known.map((term, at) => [term, file.vectors.slice(at * size, (at + 1) * size)] as const)),
} as const;
