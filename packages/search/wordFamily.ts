import { stemWord } from './stemWord';

/** Endings that make one word of another, the longest first. */
const ENDINGS = `
ications ication izations ization isation ations ation itions ition ically
ments ment ness able ible ally ance ence ency ancy ions ives less
izer iser ized ised izes ises ying iest ied ies ier est ers ors
ion ive ity ize ise yze yse ful ous ant ent ing er or ly al ed ic es e y s
`
  .trim()
  .split(/\s+/);
/** A shorter word may be anything. */
const WORD = /^[a-z]{5,}$/;
const SHORTEST_REST = 3;
const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfglmnprt])\1$/;
/** More words of one family are too different from one another. */
const MOST = 4;

/** What a word may be made of: `slow` of `slowest`, `big` of `biggest`. */
const restsOf = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((rest) => rest.length >= SHORTEST_REST && VOWEL.test(rest))
    .flatMap((rest) => (DOUBLED.test(rest) ? [rest.slice(0, -1), rest] : [rest]));

/**
 * Known words that only end differently: `minify` for `minification`, `slow` for `slowest`.
 * @param word a word in small letters that is not known itself
 * @param isKnown whether the index has a stem
 * @returns four stems at most
 */
export function wordFamily(word: string, isKnown: (stem: string) => boolean): string[] {
  if (!WORD.test(word)) return [];
  const own = stemWord(word);
  const family = [word, ...restsOf(word)].flatMap((rest) =>
    ['', ...ENDINGS].map((ending) => stemWord(rest + ending)).filter((stem) => stem !== own && isKnown(stem)),
  );
  return [...new Set(family)].slice(0, MOST);
}
