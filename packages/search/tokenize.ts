import { foldText } from '../../lib/text/foldText';
import { splitIdentifier } from './splitIdentifier';
import { stemWord } from './stemWord';

/** A word, an identifier, a piece of one, or one or two Chinese letters, with the place in the original text. */
export interface Token {
  /** What stands in the index. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** `word`: one plain word or a whole identifier; `piece`: part of an identifier; `han`: Chinese letters. */
  readonly kind: 'word' | 'piece' | 'han';
  /** The letters before stemming. */
  readonly raw: string;
}

/** A letter or digit of a word, as a pattern with the flag `u`; Chinese has no words. */
export const LETTER: string = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])`;
/** Two Chinese letters: how Chinese stands in the index. */
export const HAN_PAIR = /^\p{Script=Han}{2}$/u;
/** A sign inside of an identifier or a path, as a pattern. */
export const CONNECTOR = '[-_.@/]';
const RUN = new RegExp(String.raw`\p{Script=Han}+|${LETTER}+(?:${CONNECTOR}${LETTER}+)*`, 'gu');
const VERSION = /^[vV]?(\d+(?:\.\d+)+)$/;
const RULE_CODE = /^e(\d{4})$/;
/** An identifier of more pieces is a path or an address: only its pieces are worth finding. */
const MOST_PIECES = 6;

type Found = Omit<Token, 'start' | 'end'> & { from: number; to: number };

function hanTokens(run: string, at: number): Found[] {
  const letters = [...run];
  let from = at;
  return letters.flatMap((letter, index) => {
    const start = from;
    from += letter.length;
    const next = letters[index + 1];
    const one: Found = { kind: 'han', term: letter, raw: letter, from: start, to: from };
    if (next === undefined) return [one];
    const two = letter + next;
    return [one, { ...one, term: two, raw: two, to: from + next.length }];
  });
}

/** Most of any text: no humps, no digits, so nothing to cut. */
const PLAIN_WORD = /^[A-Za-z][a-z]*$/;

function wordTokens(run: string, at: number): Found[] {
  const to = at + run.length;
  const whole = (raw: string, term: string, from = at): Found => ({ kind: 'word', term, raw, from, to });
  if (PLAIN_WORD.test(run)) {
    const raw = run.toLowerCase();
    return [whole(raw, stemWord(raw))];
  }
  const [, version] = VERSION.exec(run) ?? [];
  if (version) return [whole(version, version)];
  const pieces = splitIdentifier(run);
  if (pieces.length < 2) {
    const raw = pieces[0]?.text ?? '';
    const [, number] = RULE_CODE.exec(raw) ?? [];
    const word = whole(raw, stemWord(raw));
    return number ? [word, { ...whole(number, number, at + 1), kind: 'piece' }] : [word];
  }
  const found = pieces.map(({ text, start }): Found => {
    const from = at + start;
    return { kind: 'piece', term: stemWord(text), raw: text, from, to: from + text.length };
  });
  if (pieces.length > MOST_PIECES) return found;
  // Every tail is a term: with prefixes, any neighbouring pieces written as one word are found.
  const tails = pieces.slice(0, -1).map(({ start }, index): Found => {
    const raw = pieces
      .slice(index)
      .map(({ text }) => text)
      .join('');
    return { ...whole(raw, raw, at + start), kind: index === 0 ? 'word' : 'piece' };
  });
  return [...tails, ...found];
}

/**
 * Cuts a text into everything it can be found by: words by their stem, identifiers whole and in pieces, rule codes also
 * by number, versions whole, Chinese by single letters and overlapping pairs. The index and the query use the same.
 * @param original any text
 */
export function tokenize(original: string): Token[] {
  const { text, origin } = foldText(original);
  const place = (at: number): number => origin[at] ?? original.length;
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const found = /^\p{Script=Han}/u.test(run) ? hanTokens(run, index) : wordTokens(run, index);
    return found.map(({ from, to, ...rest }) => ({ ...rest, start: place(from), end: place(to) }));
  });
}

/** Common signs that folding makes no letter of. */
const SIGNS = '“”‘’…—·→×';
/** Texts whose words folding leaves as they are, which is most of them: ASCII, Chinese, and common signs between. */
const UNFOLDED = new RegExp(String.raw`^[\0-\x7f\p{Script=Han}\u3001-\u3011，：；！？（）${SIGNS}]*$`, 'u');
const FOLDED_RUN = new RegExp(String.raw`${LETTER}+(?:${CONNECTOR}${LETTER}+)*`, 'gu');
/** The same for letters of ASCII alone, several times as fast. */
const ASCII_RUN = new RegExp(String.raw`[a-z\d]+(?:${CONNECTOR}[a-z\d]+)*`, 'gi');

/**
 * The runs of letters that `tokenize` cuts into words and identifiers, without their places.
 * @param original any text
 */
export const wordRuns = (original: string): readonly string[] =>
  (UNFOLDED.test(original) ? original.match(ASCII_RUN) : foldText(original).text.match(FOLDED_RUN)) ?? [];

/** Texts without a Chinese letter, which folding brings none into. */
const NO_HAN = new RegExp(String.raw`^[\0-\x7f${SIGNS}]*$`);
const HAN_RUN = /\p{Script=Han}+/gu;

/**
 * The Chinese letters and pairs that `tokenize` finds.
 * @param original any text
 */
export function hanTerms(original: string): readonly string[] {
  if (NO_HAN.test(original)) return [];
  const runs = foldText(original).text.match(HAN_RUN) ?? [];
  return runs.flatMap((run) => hanTokens(run, 0).map(({ term }) => term));
}

/**
 * The tokens of one run of letters.
 * @param run what `wordRuns` found
 */
export const tokensIn = (run: string): Pick<Token, 'kind' | 'term' | 'raw'>[] => wordTokens(run, 0);
