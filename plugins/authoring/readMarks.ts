export type LineMark = 'add' | 'remove' | 'highlight' | 'focus';

export interface MarkedLine {
  readonly text: string;
  readonly marks: ReadonlySet<LineMark>;
}

interface MarkedCode {
  readonly lines: readonly MarkedLine[];
  /** Words of comments that mark nothing. */
  readonly unknown: readonly { readonly line: number; readonly word: string }[];
}

const MARKS: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'add'],
  ['--', 'remove'],
  ['highlight', 'highlight'],
  ['focus', 'focus'],
]);

const COMMENT = /\s*(?:\/\/|#|\/\*|<!--)\s*\[!code ([^\]:]+)(?::(\d+))?\]\s*(?:\*\/|-->)?$/;

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

/** Whether there are lines that a reader is to take out. */
export const hasRemoved = ({ lines }: MarkedCode): boolean => lines.some(({ marks }) => marks.has('remove'));

export const isChange = (code: MarkedCode): boolean =>
  hasRemoved(code) || code.lines.some(({ marks }) => marks.has('add'));

/** The code after the change. */
export const codeAfter = (code: string): string =>
  readMarks(code)
    .lines.filter(({ marks }) => !marks.has('remove'))
    .map(({ text }) => text)
    .join('\n');

const signOf = (marks: ReadonlySet<LineMark>): string => {
  if (marks.has('add')) return '+';
  return marks.has('remove') ? '-' : ' ';
};

/** The lines in plain text, each behind its sign in a diff. */
export const plainLines = (code: MarkedCode): string[] =>
  code.lines.map(({ text, marks }) => (isChange(code) ? `${signOf(marks)}${text}`.trimEnd() : text));
