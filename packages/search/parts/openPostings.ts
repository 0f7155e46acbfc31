import { lowerBound } from '../lowerBound';
import { unpackNumbers } from '../packNumbers';
import { WEIGHT_LEVELS, type PackedPostings } from './packPostings';

/** Where a word stands. */
export interface Postings {
  /** What each part is worth for the word, 0 to 1, by the part's number. */
  readonly worth: ReadonlyMap<number, number>;
  /** Whether more parts may have it: only the best ones are remembered. */
  readonly more: boolean;
}

/** The words of all parts. */
export interface OpenPostings {
  /** All words in order. */
  readonly words: readonly string[];
  /** Place of a word among them, -1 when it is not. */
  readonly rowOf: (word: string) => number;
  /** Where a word stands; undefined when no part has it. */
  readonly of: (word: string) => Postings | undefined;
}

/** What a part is worth by its level: the best one of a word decides, others are told apart roughly. */
const WORTH = [0.4, 0.6, 0.8, 1] as const;

function rowIn(words: readonly string[], word: string): number {
  const row = lowerBound(words, word);
  return words[row] === word ? row : -1;
}

/**
 * Opens a table of words. Nothing but the words and the postings where each list begins is unpacked before it is asked for:
 * a large site has ten thousand words, a query has three.
 * @param packed what `packPostings` wrote
 * @param most parts that were kept for a word
 */
export function openPostings({ words: lines, counts, postings }: PackedPostings, most: number): OpenPostings {
  const words = lines === '' ? [] : lines.split('\n');
  const starts = [0];
  for (const count of unpackNumbers(counts)) starts.push((starts.at(-1) ?? 0) + count);

  const rowOf = (word: string): number => rowIn(words, word);
  const of = (word: string): Postings | undefined => {
    const at = rowOf(word);
    if (at < 0) return undefined;
    const worth = new Map<number, number>();
    let part = 0;
    for (const packed of unpackNumbers(postings.slice(starts[at], starts[at + 1]))) {
      part += Math.floor(packed / WEIGHT_LEVELS);
      worth.set(part, WORTH[packed % WEIGHT_LEVELS] ?? 0);
    }
    return { worth, more: worth.size >= most };
  };
  return { words, rowOf, of };
}
