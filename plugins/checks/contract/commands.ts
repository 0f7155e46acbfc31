import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { CommandContract } from '../../../site/contract/types';
import { LANGS } from '../../../site/languages';
import { CLI_PATH } from '../../../site/routes';
import type { Check, Issue, Page, Pages } from '../readPages';
import {
  codesIn,
  columnOf,
  COLUMNS,
  isListed,
  issuesOf,
  namedRows,
  pageAt,
  pageSections,
  withSubsections,
} from './pageSections';

const REQUIRED = ['required', '必填'];

/** What is wrong with the section of a command and its tables of flags. */
function commandIssues(page: Page, { name: command, flags }: CommandContract): Issue[] {
  const issue = issuesOf(page.file, 'write what `rsdoctor --help` says');
  const sections = pageSections(page);
  const at = sections.findIndex(({ codes }) => codes.length === 1 && codes[0] === command);
  if (at === -1) return [issue(1, 'undocumented-command', `\`${command}\` has no section`)];
  const rows = namedRows(withSubsections(sections, at).flatMap(({ tables }) => tables));
  const wrong = rows.flatMap(({ line, cells, head, name: text }): Issue[] => {
    if (!text.startsWith('--')) return [];
    const flag = flags.find(({ name }) => name === text.split(' ')[0]);
    if (!flag) return [issue(line, 'unknown-flag', `\`${command}\` has no flag \`${text}\``)];
    const { name, value, required = false, default: held } = flag;
    const written = value ? `${name} ${value}` : name;
    const cell = cells[columnOf(head, COLUMNS.default)] ?? '';
    const issues: Issue[] = [];
    if (text !== written) issues.push(issue(line, 'flag', `the flag is \`${written}\`, not \`${text}\``));
    if (REQUIRED.includes(cell) !== required) {
      const message = `\`${name}\` is ${required ? '' : 'not '}required by \`${command}\``;
      issues.push(issue(line, 'required', message));
    }
    if (held !== undefined && !codesIn(cell).includes(held))
      issues.push(issue(line, 'default', `the default of \`${name}\` is \`${held}\``));
    return issues;
  });
  const missing = flags.filter(({ name }) => !rows.some((row) => row.name.split(' ')[0] === name));
  const line = sections[at]?.line ?? 1;
  return [
    ...wrong,
    ...missing.map(({ name }) =>
      issue(line, 'undocumented-flag', `\`${command} ${name}\` is not in a table`),
    ),
  ];
}

/** The page about the command line has every command and flag of the installed CLI, and none that it does not have. */
export const checkCommands: Check = ({ pages, facts }) => {
  const { commands, flags } = facts.analyzer.contract;
  return LANGS.flatMap((lang) => {
    const page = pageAt(pages, lang, CLI_PATH);
    if (!page) return [];
    const used = page.inlineCode.map(({ value }) => value.split(' ')[0]);
    return [
      ...commands.flatMap((command) => commandIssues(page, command)),
      ...flags
        .filter(({ name }) => !used.includes(name))
        .map(({ name }) => issuesOf(page.file)(1, 'undocumented-flag', `\`${name}\` is not on the page`)),
    ];
  });
};

/** A call of the CLI: `npx rsdoctor analyze …`, `rsdoctor analyze …`, `@rsdoctor/cli@^1.6.0 analyze …`. */
const CALL = /(?:\brsdoctor|@rsdoctor\/cli(?:@[^\s]+)?) ([a-z][a-z-]*)([^|&;`]*)/g;
const FLAG = /(?<![\w-])--[a-z][a-z-]*/g;

const FIX = 'compare with `rsdoctor --help`; a name of another tool goes into site/contract/internals.ts';

/** Calls of the CLI in code blocks and inline code name commands and flags that exist; so does inline code that is a flag. */
export const checkCommandUse: Check = ({ pages, facts }: Pages) => {
  const { contract, internals } = facts.analyzer;
  const { commands, flags } = contract;
  if (commands.length === 0) return [];
  const all = [...flags, ...commands.flatMap((command) => command.flags)].map(({ name }) => name);
  const names = commands.map(({ name }) => name);
  return pages.flatMap(({ file, code, inlineCode }) => {
    const unknown = (line: number, rule: string, message: string, name: string, known: readonly string[]) =>
      issuesOf(file)(line, rule, message, didYouMean(name, known, FIX));
    /** Names of commands and flags in one line that the CLI does not have. */
    const callIssues = (line: number, text: string): Issue[] =>
      [...text.matchAll(CALL)].flatMap(([, name = '', rest = '']) => {
        if (isListed(internals.outside, `rsdoctor ${name}`)) return [];
        const command = commands.find((one) => one.name === name);
        if (!command)
          return [unknown(line, 'unknown-command', `there is no \`rsdoctor ${name}\``, name, names)];
        const known = [...flags, ...command.flags].map((flag) => flag.name);
        return (rest.match(FLAG) ?? [])
          .filter((flag) => !known.includes(flag))
          .map((flag) => unknown(line, 'unknown-flag', `\`${name}\` has no flag \`${flag}\``, flag, known));
      });
    return [
      ...code
        .filter(({ language }) => /^(?:bash|sh|json|ya?ml)$/.test(language))
        .flatMap(({ line, value }) =>
          value.split('\n').flatMap((text, at) => callIssues(line + at + 1, text)),
        ),
      ...inlineCode.flatMap(({ line, value }) => {
        if (/^(?:npx )?rsdoctor /.test(value)) return callIssues(line, value);
        return (value.startsWith('--') ? (value.match(FLAG) ?? []) : [])
          .filter((flag) => !all.includes(flag) && !isListed(internals.outside, flag))
          .map((flag) => unknown(line, 'unknown-flag', `no command has a flag \`${flag}\``, flag, all));
      }),
    ];
  });
};
