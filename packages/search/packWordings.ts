import type { Wordings } from './cutWordings';
import { HAN_PAIR } from './tokenize';

/** Wordings as readers fetch them: lines between ";", wordings between ",", and the pairs of a Chinese word as the word. */
export type PackedWordings = Readonly<Record<keyof Wordings, string>>;

const HAN_RUN = /^\p{Script=Han}{3,}$/u;

/** Pairs that follow one another become a run: 打包 包慢 is 打包慢. */
const joinPairs = (wording: string): string =>
  wording.split(' ').reduce((joined, term, at, terms) => {
    const before = terms[at - 1] ?? '';
    const follows = HAN_PAIR.test(before) && HAN_PAIR.test(term) && before.endsWith(term[0] ?? '');
    return follows ? joined + term.slice(1) : `${joined}${joined && ' '}${term}`;
  }, '');

function cutRun(run: string): string {
  const [first = '', ...others] = run;
  return others.map((letter, at) => (others[at - 1] ?? first) + letter).join(' ');
}

const cutRuns = (wording: string): string =>
  wording
    .split(' ')
    .map((term) => (HAN_RUN.test(term) ? cutRun(term) : term))
    .join(' ');

const pack = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map(joinPairs).join(',')).join(';');

const unpack = (packed: string): string[][] =>
  packed ? packed.split(';').map((line) => line.split(',').map(cutRuns)) : [];

/**
 * Packs wordings for readers. Meant for build time.
 * @param wordings wordings as `cutWordings` cuts them
 */
export const packWordings = ({ synonyms, vocabulary, translations }: Wordings): PackedWordings => ({
  synonyms: pack(synonyms),
  vocabulary: pack(vocabulary),
  translations: pack(translations),
});

/**
 * Wordings again.
 * @param packed what `packWordings` made
 */
export const unpackWordings = ({ synonyms, vocabulary, translations }: PackedWordings): Wordings => ({
  synonyms: unpack(synonyms),
  vocabulary: unpack(vocabulary),
  translations: unpack(translations),
});
