import { fenceMeta } from '../../../packages/doc-checks/fenceMeta';

const FENCE = /^(\s*)(`{3,}|~{3,})(\S*)[ \t]*(.*)$/;

/**
 * Takes the house's words off the fences of a Markdown export, and the empty line at the end of code from a file: the
 * host compiles exports without the plugins of the site.
 * @param text a `.md` file or `llms-full.txt` as the host wrote it
 * @returns the text with fences that say only what the host knows
 */
export function cleanMarkdown(text: string): string {
  let open: { marks: string; file: boolean } | undefined;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', marks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (!marks || (open && (!marks.startsWith(open.marks) || language))) {
      lines.push(line);
    } else if (open) {
      if (open.file && lines.at(-1)?.trim() === '') lines.pop();
      open = undefined;
      lines.push(line);
    } else {
      const { file, shown } = fenceMeta(meta);
      open = { marks, file: file !== '' };
      lines.push(`${indent}${marks}${[language, shown].filter(Boolean).join(' ')}`);
    }
  }
  return lines.join('\n');
}
