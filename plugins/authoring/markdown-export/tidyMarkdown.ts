const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;

const HEADING = /^#{1,6} /;

/** The host escapes the id of a heading, which it does not know as such in an export. */
const ESCAPED_ID = /^(#{1,6} .*)\\(\{#[^}\s]+\})\s*$/;

/**
 * Sets an export as a person would: headings with their ids as they are written, one empty line between blocks and above
 * each heading.
 * @param text a `.md` file or `llms-full.txt` as the host wrote it
 */
export function tidyMarkdown(text: string): string {
  const lines: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
    const isCode = fence !== '';
    if (isCode && marks.startsWith(fence) && info.trim() === '') fence = '';
    else if (!isCode && marks) fence = marks;
    const isEmpty = line.trim() === '';
    const follows = (lines.at(-1) ?? '') !== '';
    if (isCode) lines.push(line);
    else if (isEmpty) lines.push(...(follows ? [''] : []));
    else lines.push(...(follows && HEADING.test(line) ? [''] : []), line.replace(ESCAPED_ID, '$1$2'));
  }
  return `${lines.join('\n').trim()}\n`;
}
