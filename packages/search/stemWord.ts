const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

/** Takes an ending off when something like a word remains. */
function without(word: string, ending: string): string | undefined {
  const rest = word.slice(0, -ending.length);
  return word.endsWith(ending) && rest.length >= 3 && VOWEL.test(rest) ? rest : undefined;
}

/**
 * A light stem, so that `bundles`, `bundled` and `bundling` meet `bundle`. It need not be a word, only the same for
 * the index and the query.
 * @param word a lower-case word
 * @returns its stem; words of three letters, and words that are not English letters only, stay as they are
 */
export function stemWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let stem = word;
  if (/(?:[^aeou]|ee)ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|zz)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^isu]s$/.test(stem)) stem = stem.slice(0, -1);
  const verb = without(stem, 'ing') ?? (stem.endsWith('eed') ? undefined : without(stem, 'ed'));
  if (verb !== undefined) stem = verb.replace(DOUBLED, '$1');
  return stem.length > 4 ? stem.replace(/e$/, '') : stem;
}
