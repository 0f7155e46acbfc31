/**
 * Reads a rule file line by line; blank lines and lines that begin with `#` are skipped.
 * @param name name of the file, for messages
 * @param text content of the file
 * @param read one trimmed line in, its rules out; throws an Error that says what is wrong with the line
 * @returns all rules in order
 * @throws Error that lists every wrong line as `name:line: what`
 */
export function readRuleLines<Rule>(name: string, text: string, read: (line: string) => Rule[]): Rule[] {
  const problems: string[] = [];
  const rules = text.split(/\r?\n/).flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return [];
    try {
      return read(line);
    } catch (error) {
      problems.push(`${name}:${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rules;
}
