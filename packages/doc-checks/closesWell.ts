/** Lines above which a paragraph ends. */
const ENDS_BEFORE = /^\s*(?:#{1,6}\s|`{3}|~{3}|$)/;
/** Lists, tables and quotes swallow a line that follows them at once. */
const SWALLOWS = /^\s*(?:[-*+]\s|\d+[.)]\s|\||>)/;

const indent = (line: string): number => line.length - line.trimStart().length;

/**
 * Whether the closing line of a container ends a paragraph, as the host needs it.
 * @param block first line of what stands directly above; empty after a blank line
 * @param closing the line itself
 * @param next the line below
 */
export function closesWell(block: string, closing: string, next: string): boolean {
  return (
    !SWALLOWS.test(block) && (block === '' || indent(block) <= indent(closing)) && ENDS_BEFORE.test(next)
  );
}
