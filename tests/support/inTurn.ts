import { LANGS, type Lang } from '../../site/languages';

/**
 * The tag of a browser test that is made for each language though the languages cannot differ in it: in `npm test` they
 * take turns, and the full tier runs all.
 */
export const inTurn = (at: number, lang: Lang): string[] =>
  LANGS.indexOf(lang) === at % LANGS.length ? [] : ['@every-pair'];
