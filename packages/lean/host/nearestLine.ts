/** The line of a file that is most like a text. */
export interface NearestLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Names and numbers of a line, and how often each occurs: what survives when a bundler sets the line otherwise. */
function wordsOf(line: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of line.matchAll(/[\w$]+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Longest line that is shown whole. */
const SHOWN = 160;

/** Less in common than this is chance. */
const ALIKE = 0.3;

const sizeOf = (words: ReadonlyMap<string, number>): number =>
  [...words.values()].reduce((sum, count) => sum + count, 0);

/**
 * The line of a file that is most like a text that the file does not have as expected.
 * @param code text of the file
 * @param wanted the text; of several lines, the one with the most words is looked for
 * @returns undefined when no line has enough in common with it
 */
export function nearestLine(code: string, wanted: string): NearestLine | undefined {
  const lists = wanted.split('\n').map(wordsOf);
  const [own = new Map<string, number>()] = lists.sort((a, b) => sizeOf(b) - sizeOf(a));
  let best: NearestLine | undefined;
  let bestShare = ALIKE;
  code.split('\n').forEach((text, at) => {
    const words = wordsOf(text);
    const common = [...own].reduce((sum, [word, count]) => sum + Math.min(count, words.get(word) ?? 0), 0);
    const share = (2 * common) / (sizeOf(own) + sizeOf(words) || 1);
    if (share <= bestShare) return;
    bestShare = share;
    const shown = text.trim();
    best = { line: at + 1, text: shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown };
  });
  return best;
}
