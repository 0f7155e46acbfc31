import MiniSearch, { type AsPlainObject } from 'minisearch';
import { averageLengths, type CountedTerms } from './countTerms';
import { INDEX_FIELDS, INDEX_OPTIONS, type IndexedSection } from './indexFields';

/** What MiniSearch writes of an index, without the postings. */
function frame(lengths: CountedTerms['lengths']): AsPlainObject {
  const count = lengths[0]?.length ?? 0;
  const ids = Array.from({ length: count }, (_, id) => id);
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(INDEX_FIELDS.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, lengths.map((column) => column[id] ?? 0)])),
    averageFieldLength: averageLengths(lengths),
    storedFields: {},
    dirtCount: 0,
    index: [],
    serializationVersion: 2,
  };
}

/**
 * MiniSearch over terms that are counted already. It would put every occurrence of a term into its tree by itself; here a
 * term is put there once, with all its postings, and the index opens in a fraction of the time.
 */
export class CountedSearch extends MiniSearch<IndexedSection> {
  /** @param counted terms of the sections 0, 1, 2 … */
  constructor({ postings, lengths }: CountedTerms) {
    super(INDEX_OPTIONS);
    Object.assign(this, MiniSearch.loadJS(frame(lengths), INDEX_OPTIONS));
    for (const [term, byField] of postings) this._index.set(term, byField);
  }
}
