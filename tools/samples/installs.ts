/** A package that a command asks for. */
export interface Install {
  readonly name: string;
  /** The version or range behind the name; empty when the command names none. */
  readonly range: string;
}

const SPEC = /^(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:@(.+))?$/;

/**
 * The packages that a command line installs or fetches.
 * @param command `npm install …`, `npx …`, or anything else
 * @returns packages in the order of the command; none for a command that installs nothing
 */
export function installs(command: string): Install[] {
  const [tool, ...words] = command.trim().split(/\s+/);
  const specs = words.filter((word) => !word.startsWith('-'));
  const toInstall = tool === 'npm' && /^(?:install|i|add)$/.test(specs[0] ?? '');
  const wanted = toInstall ? specs.slice(1) : tool === 'npx' ? specs.slice(0, 1) : [];
  return wanted.flatMap((word) => {
    const [, name, range = ''] = SPEC.exec(word) ?? [];
    return name ? [{ name, range }] : [];
  });
}
