import { onceFor } from './onceFor';
import { packNumbers, unpackNumbers } from './packNumbers';

/** A page that the readers of a section want to see too. */
export interface RelatedPage {
  /** The row of its top among the vectors of sections. */
  readonly row: number;
  /** As answers are graded: 3 answers it as well, 2 is good enough, 1 is related. */
  readonly grade: number;
}

/** Related pages of all sections, packed: `unpackRelated` reads it. */
export interface PackedRelated {
  /** Rows of the pages; what follows calls a page by its place here. */
  readonly tops: string;
  /** A line for each row of a section, with the pages of each of `GRADES`. */
  readonly pages: string;
}

const GRADES = [3, 2, 1] as const;
const BETWEEN_GRADES = ' ';

/**
 * Writes related pages as text: one letter a page.
 * @param related by the row of the section
 */
export function packRelated(related: readonly (readonly RelatedPage[])[]): PackedRelated {
  const tops = [...new Set(related.flat().map(({ row }) => row))].sort((a, b) => a - b);
  const places = new Map(tops.map((row, place) => [row, place] as const));
  const ofGrade = (list: readonly RelatedPage[], wanted: number): number[] =>
    list.flatMap(({ row, grade }) => (grade === wanted ? (places.get(row) ?? []) : [])).sort((a, b) => a - b);
  return {
    tops: packNumbers(tops),
    pages: related
      .map((list) => GRADES.map((grade) => packNumbers(ofGrade(list, grade))).join(BETWEEN_GRADES))
      .join('\n'),
  };
}

/**
 * Reads related pages back, once.
 * @param packed what `packRelated` wrote
 * @returns by the row of the section
 */
export const unpackRelated = onceFor(
  ({ tops, pages }: PackedRelated): readonly (readonly RelatedPage[])[] => {
    const rows = unpackNumbers(tops);
    return pages
      .split('\n')
      .map((line) =>
        line
          .split(BETWEEN_GRADES)
          .flatMap((places, at) =>
            unpackNumbers(places).map((place) => ({ row: rows[place] ?? -1, grade: GRADES[at] ?? 0 })),
          ),
      );
  },
);
