import { MONTHS } from '../../../site/words/months';

/** A number in a text. */
export interface FoundNumber {
  readonly value: string;
  readonly index: number;
}

/** `March` and `May` are months only beside a day or a year. */
const MONTH = MONTHS.map((name) => (/^Ma/.test(name) ? `(?<=\\d )${name}|${name}(?= \\d)` : name)).join('|');
const NUMBER = new RegExp(`\\d+(?:[.,]\\d+)*|(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'gu');

/**
 * Numbers of a text as both languages can have them: without thousands commas, English months as Chinese ones.
 * @param text of a block
 */
export function numbersIn(text: string): FoundNumber[] {
  return [...text.matchAll(NUMBER)].map(({ 0: found, index }) => {
    const month = MONTHS.indexOf(found) + 1;
    return { value: month > 0 ? String(month) : found.replaceAll(',', ''), index };
  });
}
