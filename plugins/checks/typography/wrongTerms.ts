import { escapeRegExp } from '../../../lib/text/strings';
import { TERMS } from '../../../site/terms';

/** A wording that the term list replaces by another one. */
export interface WrongTerm {
  readonly index: number;
  /** What the text says, and what it should say. */
  readonly wrong: string;
  readonly zh: string;
  readonly en: string;
}

const LATIN = /^[\w ]+$/;

/** What has words of its own: quotations, and an English name in brackets behind the Chinese one. */
const NOT_OURS = /「[^」]*」|（[\w /.-]+）/g;

/** Where a wording is meant: not in a longer Latin word, and not in one of our own terms, such as 引用 in 引用方. */
function patternOf(wrong: string): RegExp {
  if (LATIN.test(wrong)) return new RegExp(`(?<![\\w./@-])${escapeRegExp(wrong)}(?![\\w/@-])`, 'g');
  const ours = TERMS.map(({ zh }) => zh).filter((zh) => zh !== wrong && zh.includes(wrong));
  const around = ours.flatMap((zh) => {
    const at = zh.indexOf(wrong);
    const [before, after] = [zh.slice(0, at), zh.slice(at + wrong.length)];
    return `(?!(?<=${escapeRegExp(before)})${escapeRegExp(wrong)}${escapeRegExp(after)})`;
  });
  return new RegExp(`${around.join('')}${escapeRegExp(wrong)}`, 'g');
}

const PATTERNS = TERMS.flatMap(({ en, zh, not = [] }) =>
  not.map((wrong) => ({ en, zh, wrong, pattern: patternOf(wrong) })),
);

/**
 * Finds the Chinese wordings that the term list replaces by others.
 * @param text what readers see, without code and labels of the report
 * @returns one entry per place, with its position in the text
 */
export function wrongTerms(text: string): readonly WrongTerm[] {
  const ours = text.replace(NOT_OURS, (found) => ' '.repeat(found.length));
  return PATTERNS.flatMap(({ pattern, ...term }) =>
    [...ours.matchAll(pattern)].map(({ index }) => ({ ...term, index })),
  );
}
