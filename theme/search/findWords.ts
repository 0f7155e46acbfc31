import { foldText } from '../../lib/text/foldText';
import { escapeRegExp } from '../../lib/text/escapeRegExp';
import { STOP_WORDS } from '../../packages/search/stopWords';
import type { HighlightInfo } from '../../packages/search/types';

/** Longer queries are cut: nobody reads what the rest would add. */
const LONGEST_TEXT = 2000;
const MAX_WORDS = 60;
/** A word that is shorter is looked for as it is; a longer one also as the beginning of others. */
const SHORTEST_BEGINNING = 4;

const STOPS = new Set([...STOP_WORDS.en, ...STOP_WORDS.zh]);
const HAN = /^\p{Script=Han}+$/u;
/** A letter of a word; Chinese has no signs between its words. */
const LETTER = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`;
const RUN = new RegExp(String.raw`\p{Script=Han}+|(?:${LETTER})+(?:[._](?:${LETTER})+)*`, 'gu');
/** Not every browser has it. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** The words of a run of Chinese letters; those that make no word known to the browser stand in pairs. */
function hanWords(run: string): string[] {
  const parts = segmenter ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [...run];
  return parts.flatMap((part, at) => {
    const pair = part + (parts[at + 1] ?? '');
    return pair.length === 2 && part.length === 1 ? [part, pair] : [part];
  });
}

/**
 * The words of a text that are worth looking for.
 * @param text what a reader typed, or words that an engine has marked
 */
export function wordsOf(text: string): string[] {
  const runs = foldText(text.slice(0, LONGEST_TEXT)).text.toLowerCase().match(RUN) ?? [];
  const all = [...new Set(runs.flatMap((run) => (HAN.test(run) ? hanWords(run) : [run])))];
  // A single Chinese letter is mostly half a word.
  const worthy = all.filter((word) => !STOPS.has(word) && !(HAN.test(word) && word.length === 1));
  return (worthy.length > 0 ? worthy : all).slice(0, MAX_WORDS);
}

/** A place of a word in a text. */
export interface FoundWord extends HighlightInfo {
  readonly word: string;
}

const AFTER_LETTER = new RegExp(`^${LETTER}`, 'u');
/** A capital within an identifier begins a word too. */
const HUMP = /^[^\p{Lu}]\p{Lu}/u;

function patternOf(word: string): string {
  if (HAN.test(word)) return word;
  if (word.length < SHORTEST_BEGINNING) return `${escapeRegExp(word)}(?:e?s)?(?!${LETTER})`;
  return `${escapeRegExp(word.replace(/(?<=.{4})(?:es|(?<!s)s|ed|ing)$/, ''))}(?:${LETTER})*`;
}

/**
 * Where words stand in a text, whatever their case, accents and endings.
 * @param original the text as readers see it
 * @param words what `wordsOf` found
 * @returns places in order, apart from each other
 */
export function findWords(original: string, words: readonly string[]): FoundWord[] {
  if (words.length === 0) return [];
  const { text, origin } = foldText(original);
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map((word) => `(${patternOf(word)})`).join('|'), 'giu');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { index } = match;
    const word = longestFirst[match.slice(1).findIndex((group) => group !== undefined)] ?? '';
    const edge = text.slice(Math.max(0, index - 1), index + 1);
    if (index > 0 && !HAN.test(word) && AFTER_LETTER.test(edge) && !HUMP.test(edge)) return [];
    const start = origin[index] ?? 0;
    return [{ word, start, length: (origin[index + match[0].length] ?? original.length) - start }];
  });
}
