const ENTRY = /^- \[404\]\(.*\n?/m;
const EMPTY_LAST_GROUP = /\n+## [^\n]+\s*$/;
const BLOCK = /^---\nurl: [^\n]*\/404\.md\n---\n[\s\S]*?(?=^---\nurl: |(?![\s\S]))/m;

/**
 * Takes the 404 page out of an `llms.txt` or `llms-full.txt`, and the last group of the list when that is left empty.
 * @param text the file as the host wrote it
 * @returns the file without the 404 page
 */
export function dropNotFound(text: string): string {
  return `${text.replace(ENTRY, '').replace(BLOCK, '').replace(EMPTY_LAST_GROUP, '\n').trimEnd()}\n`;
}
