/** Variables that change what the plugins do; a machine may have them set. */
const VARIABLES = ['CI', 'RSTEST', 'RSDOCTOR_OUTPUT', 'DEBUG'];

// Colour codes of the terminal.
// eslint-disable-next-line no-control-regex
const COLOUR = /\u001b\[[0-9;]*m/g;

/**
 * The lines of an output that the analyzer printed, without colours and labels.
 * @param text output of a run
 */
export const printedLines = (text: string): readonly string[] =>
  text
    .replace(COLOUR, '')
    .split('\n')
    .flatMap((line) => /^\[RSDOCTOR (?:INFO|WARN|ERROR)\] (.*\S)\s*$/.exec(line)?.[1] ?? []);

/**
 * Runs code of the analyzer as on a fresh machine, and keeps what it prints.
 * @param task what is run
 * @returns its result and the lines that it printed
 */
export function quietly<T>(task: () => T): { readonly result: T; readonly lines: readonly string[] } {
  const kept = VARIABLES.map((name) => [name, process.env[name]] as const);
  const { log, warn, error } = console;
  const printed: string[] = [];
  const keep = (...parts: unknown[]): void => void printed.push(parts.join(' '));
  try {
    for (const name of VARIABLES) Reflect.deleteProperty(process.env, name);
    Object.assign(console, { log: keep, warn: keep, error: keep });
    return { result: task(), lines: printedLines(printed.join('\n')) };
  } finally {
    Object.assign(console, { log, warn, error });
    for (const [name, value] of kept) if (value !== undefined) process.env[name] = value;
  }
}
