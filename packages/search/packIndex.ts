import type { AsPlainObject } from 'minisearch';
import { countTerms, type Postings } from './countTerms';
import { INDEX_FIELDS, TEXT_PLACE } from './indexFields';
import { packNumbers, unpackNumbers } from './packNumbers';

/** Postings of one field, column by column: how many sections each term has, the gaps between them, how often in each. */
export interface PackedField {
  readonly counts: string;
  readonly gaps: string;
  readonly often: string;
}

/** An index of MiniSearch in a third of its bytes. */
export interface PackedIndex {
  /** All terms in order, one a line. */
  readonly terms: string;
  /** One entry for each field; in a file without that of the text, which follows from the text itself. */
  readonly fields: readonly PackedField[];
  /** How many terms each section has, field after field. */
  readonly lengths: readonly string[];
}

/** Terms that stand more often in one section than this count no more: BM25 hardly tells them apart. */
const MOST_OFTEN = 9;

/**
 * What of an index goes into a file: a fifth of the file was the postings of texts that stand in it anyway.
 * @param index the whole index
 */
export const withoutText = ({ fields, ...rest }: PackedIndex): PackedIndex => ({
  ...rest,
  fields: fields.slice(0, TEXT_PLACE),
});

/**
 * Packs an index.
 * @param plain what MiniSearch writes; ids are the numbers 0, 1, 2 … of the sections
 */
export function packIndex(plain: AsPlainObject): PackedIndex {
  const rows = [...plain.index].sort(([a], [b]) => (a < b ? -1 : 1)) as [
    string,
    Record<string, Record<string, number>>,
  ][];
  const fields = INDEX_FIELDS.map((_, field): PackedField => {
    const lists = rows.map(([, postings]) =>
      Object.entries(postings[field] ?? {}).map(([id, often]) => ({ id: Number(id), often })),
    );
    const sorted = lists.map((list) => list.sort((a, b) => a.id - b.id));
    return {
      counts: packNumbers(sorted.map((list) => list.length)),
      gaps: packNumbers(sorted.flatMap((list) => list.map(({ id }, at) => id - (list[at - 1]?.id ?? 0)))),
      often: packNumbers(sorted.flatMap((list) => list.map(({ often }) => Math.min(often, MOST_OFTEN)))),
    };
  });
  const lengths = INDEX_FIELDS.map((_, field) =>
    packNumbers(Array.from({ length: plain.documentCount }, (__, id) => plain.fieldLength[id]?.[field] ?? 0)),
  );
  return { terms: rows.map(([term]) => term).join('\n'), fields, lengths };
}

/** An index of MiniSearch, its postings as MiniSearch keeps them: by the place of the field, then of the section. */
export interface UnpackedIndex {
  /** Everything besides the postings. */
  readonly plain: AsPlainObject;
  readonly postings: readonly (readonly [term: string, byField: Map<number, Postings>])[];
}

/**
 * Unpacks an index.
 * @param packed what `packIndex` wrote, whole or without the text
 * @param texts text of each section, to count the terms in it
 */
export function unpackIndex(
  { terms, fields, lengths }: PackedIndex,
  texts: readonly string[],
): UnpackedIndex {
  const columns = lengths.map(unpackNumbers);
  const count = columns[0]?.length ?? 0;
  const ids = Array.from({ length: count }, (_, id) => id);
  const all = terms.split('\n');
  const postings = all.map((term) => [term, new Map<number, Postings>()] as const);
  fields.slice(0, TEXT_PLACE).forEach(({ counts, gaps, often }, field) => {
    const [gapList, oftenList] = [unpackNumbers(gaps), unpackNumbers(often)];
    let at = 0;
    unpackNumbers(counts).forEach((size, row) => {
      const own: Postings = new Map();
      let id = 0;
      for (const end = at + size; at < end; at += 1) {
        id += gapList[at] ?? 0;
        own.set(id, oftenList[at] ?? 1);
      }
      if (size > 0) postings[row]?.[1].set(field, own);
    });
  });
  countTerms(texts, all, MOST_OFTEN).forEach((own, row) => {
    if (own) postings[row]?.[1].set(TEXT_PLACE, own);
  });
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const plain: AsPlainObject = {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(INDEX_FIELDS.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, columns.map((column) => column[id] ?? 0)])),
    averageFieldLength: columns.map((column) => sum(column) / Math.max(1, count)),
    storedFields: {},
    dirtCount: 0,
    index: [],
    serializationVersion: 2,
  };
  return { plain, postings };
}
