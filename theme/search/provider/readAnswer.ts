import type { DocSearchHit } from '@docsearch/react';
import * as LIMITS from '../../../site/limits';
import { cleanHit } from './cleanHit';

/** The part of an answer that DocSearch reads. */
export interface ProviderAnswer {
  readonly results: readonly [
    { readonly hits: readonly DocSearchHit[]; readonly nbHits: number; readonly queryID?: string },
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Reads the answer of the service: its first result, with hits that are safe to show.
 * @param answer anything the service sent
 * @param base base path of the site
 * @throws Error when there is no list of hits in it
 */
export function readAnswer(answer: unknown, base: string): ProviderAnswer {
  const results = isObject(answer) ? answer.results : undefined;
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(first) || !Array.isArray(first.hits)) {
    throw new Error('The search service answered without results[0].hits.');
  }
  const hits = first.hits.slice(0, LIMITS.providerHits).flatMap((raw: unknown) => cleanHit(raw, base) ?? []);
  const { nbHits, queryID } = first;
  return {
    results: [
      {
        hits,
        nbHits: typeof nbHits === 'number' ? nbHits : hits.length,
        ...(typeof queryID === 'string' && { queryID }),
      },
    ],
  };
}
