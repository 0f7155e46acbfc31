import { escapeRegExp } from '../../../lib/text/strings';

/** What the tables are held against. */
export interface Project {
  /** Names of the scripts of `package.json`. */
  readonly scripts: readonly string[];
  /** Text of a file, empty for a folder; undefined when it is not there. */
  readonly textOf: (file: string) => string | undefined;
}

const SECTION = /^## I want to change[^\n]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m;
const CODE = /`([^`]+)`/g;
/** A path, or a file of the root; a name such as `_meta.json` alone stands for many files. */
const isFile = (code: string): boolean => /^[\w.-]+\/[\w./-]*$|^[a-z][\w-]*\.(?:config\.ts|json)$/.test(code);
const isName = (code: string): boolean => !isFile(code) && !/\.\w+$/.test(code);

const codesIn = (cell = ''): string[] => [...cell.matchAll(CODE)].map(([, code = '']) => code);

/** Whether a text holds a name as a whole one. */
const holds = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`).test(text);

/**
 * Holds the tables "I want to change … → edit this value → run this" against the project. A value stands in the file that
 * is named after it; without one after it, in the last file of the row.
 * @param architecture text of ARCHITECTURE.md
 * @param project what is there
 * @returns how many rows there are, and what is wrong with them
 */
export function changeFaults(
  architecture: string,
  { scripts, textOf }: Project,
): { rows: number; faults: string[] } {
  const [, section = ''] = SECTION.exec(architecture) ?? [];
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:-|I want)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const faults = rows.flatMap(([want = '', edit, run]) => {
    const codes = codesIn(edit);
    const files = codes.filter(isFile);
    const fileOf = (at: number): string | undefined => codes.slice(at).find(isFile) ?? files.at(-1);
    const values = codes.flatMap((code, at) => {
      const file = isName(code) ? fileOf(at) : undefined;
      const text = file && textOf(file);
      return text === undefined || text === '' || holds(text, code) ? [] : [`${code} is not in ${file}`];
    });
    const commands = codesIn(run);
    const named = commands.flatMap((command) => {
      const script = /^npm run ([\w:-]+)/.exec(command)?.[1];
      const tested = command.startsWith('npx ')
        ? command.split(' ').filter((word) => word.startsWith('tests/'))
        : [];
      return [
        ...(script !== undefined && !scripts.includes(script) ? [`no script ${script}`] : []),
        ...tested.filter((file) => textOf(file) === undefined).map((file) => `no file ${file}`),
      ];
    });
    return [
      ...(files.length === 0 ? ['names no file'] : []),
      ...files.filter((file) => textOf(file) === undefined).map((file) => `no file ${file}`),
      ...values,
      ...(commands.length === 0 ? ['names no command'] : []),
      ...named,
    ].map((fault) => `${want}: ${fault}`);
  });
  return { rows: rows.length, faults };
}
