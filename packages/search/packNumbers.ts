/** First letter used, the one left out because JSON would escape it, and the first that is half a letter. */
const FIRST = 35;
const ESCAPED = 92;
const SURROGATES = 0xd800;

/** Largest number that one letter holds. */
export const LARGEST_PACKED = SURROGATES - FIRST - 2;

/**
 * Writes small numbers as text, one letter each: far shorter than digits and commas, also after compression.
 * @param numbers whole numbers from 0
 * @throws RangeError for a number that no letter holds
 */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      if (number < 0 || number > LARGEST_PACKED) {
        throw new RangeError(
          `${number} does not fit into the search index: split the site's pages over more languages or versions.`,
        );
      }
      const code = number + FIRST;
      return String.fromCharCode(code < ESCAPED ? code : code + 1);
    })
    .join('');
}

/**
 * Reads numbers back.
 * @param text what `packNumbers` wrote
 */
export function unpackNumbers(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => {
    const code = text.charCodeAt(at);
    return (code > ESCAPED ? code - 1 : code) - FIRST;
  });
}
