import { stemWord } from './stemWord';

/** Endings that make one word of another, the longest first. */
const ENDINGS = [
  ...['ications', 'ication', 'izations', 'ization', 'isation', 'ations', 'ation', 'itions', 'ition', 'ically'],
  ...['ments', 'ment', 'ness', 'able', 'ible', 'ally', 'ance', 'ence', 'ency', 'ancy', 'ions', 'ives', 'less'],
  ...['izer', 'iser', 'ized', 'ised', 'izes', 'ises', 'ying', 'ied', 'ies', 'iest', 'ier', 'est', 'ers', 'ors'],
  ...['ion', 'ive', 'ity', 'ize', 'ise', 'yze', 'yse', 'ful', 'ous', 'ant', 'ent', 'ing', 'er', 'or', 'ly', 'al'],
  ...['ed', 'ic', 'es', 'e', 'y', 's'],
];
/** A shorter rest says too little. */
const SHORTEST = 4;
const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfglmnprt])\1$/;

/** What may be left of a word without an ending: `slow`, and `big` of `bigg`. */
function restsOf(word: string): string[] {
  return ['', ...ENDINGS].flatMap((ending) => {
    if (!word.endsWith(ending)) return [];
    const rest = ending === '' ? word : word.slice(0, -ending.length);
    if (!VOWEL.test(rest)) return [];
    const undoubled = rest.replace(DOUBLED, '$1');
    const all = undoubled === rest || ending === '' ? [rest] : [undoubled, rest];
    return all.filter(({ length }) => length >= SHORTEST || (ending !== '' && length === SHORTEST - 1 && ending.length > 1));
  });
}

/**
 * Known words that have another ending: `minify` for `minification`, `slow` for `slowest`.
 * @param word a word in small letters that is not known itself
 * @param isKnown whether the index has a stem
 * @returns stems, the one with the longest common part first
 */
export function wordFamily(word: string, isKnown: (stem: string) => boolean): string[] {
  if (!/^[a-z]{5,}$/.test(word)) return [];
  const own = stemWord(word);
  const found = restsOf(word).flatMap((rest) =>
    [rest, ...ENDINGS.map((ending) => rest + ending)].map(stemWord).filter((stem) => stem !== own && isKnown(stem)),
  );
  return [...new Set(found)].slice(0, MOST);
}

/** More words of one family are too different from one another. */
const MOST = 4;
