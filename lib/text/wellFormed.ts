/**
 * A text that can stand in an address: `encodeURIComponent` throws at half of a surrogate pair, which is what is left
 * of an emoji where a field cuts.
 * @param text any text
 * @returns the text, with U+FFFD for each half
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
