import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { CommandContract } from '../../../site/contract/types';
import { CLI_PATH } from '../../../site/routes';
import { pageCheck, type Found, type Page } from '../readPages';
import {
  codesIn,
  columnOf,
  COLUMNS,
  found,
  isListed,
  namedRows,
  pageSections,
  withSubsections,
} from './pageSections';

const REQUIRED = ['required', '必填'];

function commandFaults(page: Page, { name: command, flags }: CommandContract): Found[] {
  const fault = (line: number, rule: string, message: string) =>
    found(line, rule, message, 'write what `rsdoctor --help` says');
  const sections = pageSections(page);
  const at = sections.findIndex(({ codes }) => codes.length === 1 && codes[0] === command);
  if (at === -1) return [fault(1, 'undocumented-command', `\`${command}\` has no section`)];
  const rows = namedRows(withSubsections(sections, at).flatMap(({ tables }) => tables));
  const wrong = rows.flatMap(({ line, cells, head, name: text }): Found[] => {
    if (!text.startsWith('--')) return [];
    const flag = flags.find(({ name }) => name === text.split(' ')[0]);
    if (!flag) return [fault(line, 'unknown-flag', `\`${command}\` has no flag \`${text}\``)];
    const { name, value, required = false, default: held } = flag;
    const written = value ? `${name} ${value}` : name;
    const cell = cells[columnOf(head, COLUMNS.default)] ?? '';
    const faults: Found[] = [];
    if (text !== written) faults.push(fault(line, 'flag', `the flag is \`${written}\`, not \`${text}\``));
    if (REQUIRED.includes(cell) !== required) {
      const message = `\`${name}\` is ${required ? '' : 'not '}required by \`${command}\``;
      faults.push(fault(line, 'required', message));
    }
    if (held !== undefined && !codesIn(cell).includes(held))
      faults.push(fault(line, 'default', `the default of \`${name}\` is \`${held}\``));
    return faults;
  });
  const line = sections[at]?.line ?? 1;
  const missing = flags.filter(({ name }) => !rows.some((row) => row.name.split(' ')[0] === name));
  return [
    ...wrong,
    ...missing.map(({ name }) =>
      fault(line, 'undocumented-flag', `\`${command} ${name}\` is not in a table`),
    ),
  ];
}

/** The page about the command line has every command and flag of the installed CLI, and none that it does not have. */
export const checkCommands = pageCheck((page, { facts }) => {
  if (page.route !== CLI_PATH) return [];
  const { commands, flags } = facts.analyzer.contract;
  const used = page.inlineCode.map(({ value }) => value.split(' ')[0]);
  return [
    ...commands.flatMap((command) => commandFaults(page, command)),
    ...flags
      .filter(({ name }) => !used.includes(name))
      .map(({ name }) => found(1, 'undocumented-flag', `\`${name}\` is not on the page`)),
  ];
});

/** A call of the CLI: `npx rsdoctor analyze …`, `rsdoctor analyze …`, `@rsdoctor/cli@^1.6.0 analyze …`. */
const CALL = /(?:\brsdoctor|@rsdoctor\/cli(?:@[^\s]+)?) ([a-z][a-z-]*)([^|&;`]*)/g;
const FLAG = /(?<![\w-])--[a-z][a-z-]*/g;

const FIX = 'compare with `rsdoctor --help`; a name of another tool goes into site/contract/internals.ts';

const unknown = (line: number, rule: string, message: string, name: string, known: readonly string[]) =>
  found(line, rule, message, didYouMean(name, known, FIX));

/** Calls of the CLI in code blocks and inline code name commands and flags that exist; so does inline code that is a flag. */
export const checkCommandUse = pageCheck(({ code, inlineCode }, { facts }) => {
  const { contract, internals } = facts.analyzer;
  const { commands, flags } = contract;
  if (commands.length === 0) return [];
  const all = [...flags, ...commands.flatMap((command) => command.flags)].map(({ name }) => name);
  const names = commands.map(({ name }) => name);
  const callFaults = (line: number, text: string): Found[] =>
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
  const calls = code.filter(({ language }) => /^(?:bash|sh|json|ya?ml)$/.test(language));
  return [
    ...calls.flatMap(({ line, value }) =>
      value.split('\n').flatMap((text, at) => callFaults(line + at + 1, text)),
    ),
    ...inlineCode.flatMap(({ line, value }) => {
      if (/^(?:npx )?rsdoctor /.test(value)) return callFaults(line, value);
      return (value.startsWith('--') ? (value.match(FLAG) ?? []) : [])
        .filter((flag) => !all.includes(flag) && !isListed(internals.outside, flag))
        .map((flag) => unknown(line, 'unknown-flag', `no command has a flag \`${flag}\``, flag, all));
    }),
  ];
});
