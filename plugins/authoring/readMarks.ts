/** What is said of a line of code: it is added or removed, it matters most, or the others step back behind it. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus';

/** A line as readers see it, and what is said of it. */
export interface MarkedLine {
  readonly text: string;
  readonly marks: ReadonlySet<LineMark>;
}

/** A sample without the comments that mark its lines. */
interface MarkedCode {
  readonly lines: readonly MarkedLine[];
  /** Words of comments that mark nothing, each with its line in the source, from 1. */
  readonly unknown: readonly { readonly line: number; readonly word: string }[];
}

/** The notation of Shiki's transformers. */
const MARKS: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'add'],
  ['--', 'remove'],
  ['highlight', 'highlight'],
  ['focus', 'focus'],
]);

/** A comment at the end of a line, in the languages that pages show. */
const COMMENT = /\s*(?:\/\/|#|\/\*|<!--)\s*\[!code ([^\]:]+)(?::(\d+))?\]\s*(?:\*\/|-->)?$/;

/** The marks of one line: for the line itself, or for those below it when it holds nothing else. */
function readLine(line: string) {
  const found: { word: string; count: number }[] = [];
  let text = line;
  for (let match = COMMENT.exec(text); match; match = COMMENT.exec(text)) {
    found.push({ word: match[1] ?? '', count: Number(match[2] ?? 1) });
    text = text.slice(0, match.index);
  }
  return { text, found };
}

/**
 * Reads the comments that mark lines: `// [!code ++]` at the end of a line marks it, `// [!code highlight:3]` three lines
 * from there on. A comment that has its line to itself marks those below and is not shown.
 */
export function readMarks(code: string): MarkedCode {
  const lines: { text: string; marks: Set<LineMark> }[] = [];
  const unknown: { line: number; word: string }[] = [];
  const open: { mark: LineMark; left: number }[] = [];
  code.split('\n').forEach((source, index) => {
    const { text, found } = readLine(source);
    for (const { word, count } of found) {
      const mark = MARKS.get(word);
      if (mark) open.push({ mark, left: count });
      else unknown.push({ line: index + 1, word });
    }
    if (found.length > 0 && text.trim() === '') return;
    const current = open.filter(({ left }) => left > 0);
    lines.push({ text, marks: new Set(current.map(({ mark }) => mark)) });
    for (const each of current) each.left -= 1;
  });
  return { lines, unknown };
}

/** Whether a sample shows lines that its reader is to take out. */
export const hasRemoved = ({ lines }: MarkedCode): boolean => lines.some(({ marks }) => marks.has('remove'));

/** Whether a sample shows a change. */
export const isChange = (code: MarkedCode): boolean =>
  hasRemoved(code) || code.lines.some(({ marks }) => marks.has('add'));

/** The code that is there after the change. */
export const codeAfter = (code: string): string =>
  readMarks(code)
    .lines.filter(({ marks }) => !marks.has('remove'))
    .map(({ text }) => text)
    .join('\n');

const signOf = (marks: ReadonlySet<LineMark>): string => {
  if (marks.has('add')) return '+';
  return marks.has('remove') ? '-' : ' ';
};

/**
 * A sample in plain text: as a diff where it shows a change.
 * @returns its lines, each behind its sign in a diff
 */
export const plainLines = (code: MarkedCode): string[] =>
  code.lines.map(({ text, marks }) => (isChange(code) ? `${signOf(marks)}${text}`.trimEnd() : text));
