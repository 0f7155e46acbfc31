import weights from './queryEvidence.json' with { type: 'json' };

/**
 * How much each word of a query tells whether this site answers it, by its term (`npm run search:evidence` writes it, from
 * the lists `training` of `tests/search-quality`).
 */
export const QUERY_EVIDENCE: ReadonlyMap<string, number> = new Map(
  Object.entries(weights).flatMap(([weight, terms]) =>
    terms.split(' ').map((term) => [term, Number(weight)] as const),
  ),
);
