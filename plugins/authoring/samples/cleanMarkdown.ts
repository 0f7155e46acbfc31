import { fenceMeta } from '../../../packages/doc-checks/fenceMeta';
import { isChange, plainLines, readMarks } from '../marked-lines/readMarks';

const FENCE = /^(\s*)(`{3,}|~{3,})(\S*)[ \t]*(.*)$/;

/** A fence whose end has not come yet. */
interface OpenFence {
  readonly indent: string;
  readonly marks: string;
  readonly language: string;
  readonly meta: string;
  readonly code: string[];
}

/** The lines of a fence as the Markdown export has them. */
function written({ indent, marks, language, meta, code }: OpenFence): string[] {
  const { file, shown } = fenceMeta(meta);
  if (file && code.at(-1)?.trim() === '') code.pop();
  const start = (name: string) => `${indent}${marks}${[name, shown].filter(Boolean).join(' ')}`;
  if (!code.some((line) => line.includes('[!code '))) return [start(language), ...code];
  const own = code.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  const read = readMarks(own.join('\n'));
  return [
    start(isChange(read) ? 'diff' : language),
    ...plainLines(read).map((line) => `${indent}${line}`.trimEnd()),
  ];
}

/**
 * Takes the house's words off the fences of a Markdown export, and the empty line at the end of code from a file: the
 * host compiles exports without the plugins of the site. A sample that shows a change becomes a diff.
 * @param text a `.md` file or `llms-full.txt` as the host wrote it
 * @returns the text with fences that say only what the host knows
 */
export function cleanMarkdown(text: string): string {
  let open: OpenFence | undefined;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', marks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (open && !(marks.startsWith(open.marks) && !language)) {
      open.code.push(line);
    } else if (open) {
      lines.push(...written(open), `${indent}${marks}`);
      open = undefined;
    } else if (marks) {
      open = { indent, marks, language, meta, code: [] };
    } else {
      lines.push(line);
    }
  }
  if (open) lines.push(...written(open));
  return lines.join('\n');
}
