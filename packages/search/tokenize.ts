import { fold, foldText } from '../../lib/text/foldText';

/** One thing that a text can be found by, and where it stands in the original text. */
export interface Token {
  /** Small letters, without accents and endings. */
  readonly term: string;
  /** Before the ending is taken off. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

export const HAN = /\p{Script=Han}/u;
const WORD = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+`;
/** Chinese up to the next sign, or a word with all that hangs on it: `output.reportDir`, `@rsdoctor/cli`. */
const RUN = new RegExp(String.raw`\p{Script=Han}+|${WORD}(?:[-_.@/]${WORD})*`, 'gu');
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
const RULE_CODE = /^e\d{4}$/i;
/** A run of more pieces is a path or an address: only its pieces are worth finding. */
const MAX_PIECES = 6;
/** So many words are remembered with their pieces; a text says the same words over and over. */
const MAX_RUNS_KEPT = 20_000;

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

/** Takes an ending off when something like a word remains. */
function withoutEnding(word: string, ending: string): string | undefined {
  const rest = word.slice(0, -ending.length);
  return word.endsWith(ending) && rest.length >= 3 && VOWEL.test(rest) ? rest : undefined;
}

/** A light English stem: `bundles`, `bundled` and `bundling` meet `bundle`. It need not be a word. */
function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let stem = word;
  if (/(?:[^aeou]|ee)ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|zz)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^isu]s$/.test(stem)) stem = stem.slice(0, -1);
  const verb = withoutEnding(stem, 'ing') ?? (stem.endsWith('eed') ? undefined : withoutEnding(stem, 'ed'));
  if (verb !== undefined) stem = verb.replace(DOUBLED, '$1');
  return stem.length > 4 ? stem.replace(/e$/, '') : stem;
}

type Part = readonly [text: string, at: number];

function wordParts(run: string): Part[] {
  const [, version] = VERSION.exec(run) ?? [];
  if (version) return [[version, run.length - version.length]];
  const pieces = [...run.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    let at = index;
    return word.split(HUMP).map((piece): Part => [piece, (at += piece.length) - piece.length]);
  });
  if (RULE_CODE.test(run)) return [...pieces, [run.slice(1), 1]];
  if (pieces.length === 1 || pieces.length > MAX_PIECES) return pieces;
  // Every tail is a term: `nativeplugin` finds `enableNativePlugin`.
  return [...pieces.slice(0, -1).map(([, at]): Part => [run.slice(at), at]), ...pieces];
}

const known = new Map<string, readonly Token[]>();

function wordTokens(run: string): readonly Token[] {
  const kept = known.get(run);
  if (kept) return kept;
  const tokens = wordParts(run).map(([text, at]): Token => {
    const raw = VERSION.test(text) ? text : text.toLowerCase().replace(/[-_.@/]/g, '');
    return { term: stemOf(raw), raw, start: at, end: at + text.length };
  });
  if (known.size >= MAX_RUNS_KEPT) known.clear();
  known.set(run, tokens);
  return tokens;
}

/** Chinese stands in the index in pairs of letters: to find its words takes a browser longer than all the rest. */
const hanTerms = (run: string): string[] =>
  run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

const hanTokens = (run: string): Token[] =>
  hanTerms(run).map((term, at) => ({ term, raw: term, start: at, end: at + term.length }));

/** Cuts a text into all that it can be found by; the index and the query use the same. */
export function tokenize(original: string, isWanted = (_term: string): boolean => true): Token[] {
  const { text, origin } = foldText(original);
  const place = (at: number): number => origin?.[at] ?? at;
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    (HAN.test(run) ? hanTokens(run) : wordTokens(run)).flatMap((token) => {
      if (!isWanted(token.term)) return [];
      return { ...token, start: place(index + token.start), end: place(index + token.end) };
    }),
  );
}

/** The terms of a text without their places, which is all that an index needs. */
export function termsOf(original: string): string[] {
  const terms: string[] = [];
  for (const run of fold(original).match(RUN) ?? []) {
    if (HAN.test(run)) terms.push(...hanTerms(run));
    else for (const { term } of wordTokens(run)) terms.push(term);
  }
  return terms;
}

/** A text as headings are compared: without spaces, signs, accents and case. */
export const normalizeHeading = (text: string): string =>
  fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
