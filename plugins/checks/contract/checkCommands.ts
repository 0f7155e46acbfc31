import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { CommandContract, FlagContract } from '../../../site/contract/types';
import { LANGS } from '../../../site/languages';
import { CLI_PATH } from '../../../site/routes';
import type { AnalyzerFacts } from '../siteFacts';
import type { Check, Issue, Page } from '../types';
import {
  cellCode,
  codesIn,
  columnOf,
  COLUMNS,
  contractIssue,
  isListed,
  pageSections,
  withSubsections,
  type Section,
} from './pageSections';

const WRITE = 'write what `rsdoctor --help` says';
const REQUIRED = ['required', '必填'];

const written = ({ name, value }: FlagContract): string => (value ? `${name} ${value}` : name);

function flagIssues(page: Page, section: Section, command: CommandContract): Issue[] {
  return section.tables.flatMap((table) =>
    table.rows.flatMap(({ line, cells }): Issue[] => {
      const text = cellCode(cells[0] ?? '');
      if (!text?.startsWith('--')) return [];
      const issue = (rule: string, message: string) => contractIssue(page.file, line, rule, message, WRITE);
      const flag = command.flags.find(({ name }) => name === text.split(' ')[0]);
      if (!flag) return [issue('unknown-flag', `\`${command.name}\` has no flag \`${text}\``)];
      const cell = cells[columnOf(table.head.cells, COLUMNS.default)] ?? '';
      const isRequired = REQUIRED.includes(cell);
      return [
        ...(text === written(flag)
          ? []
          : [issue('flag', `the flag is \`${written(flag)}\`, not \`${text}\``)]),
        ...(isRequired === Boolean(flag.required)
          ? []
          : [
              issue(
                'required',
                `\`${flag.name}\` is ${flag.required ? '' : 'not '}required by \`${command.name}\``,
              ),
            ]),
        ...(flag.default === undefined || codesIn(cell).includes(flag.default)
          ? []
          : [issue('default', `the default of \`${flag.name}\` is \`${flag.default}\``)]),
      ];
    }),
  );
}

function pageIssues(page: Page, facts: AnalyzerFacts): Issue[] {
  const sections = pageSections(page);
  const issue = (line: number, rule: string, message: string) =>
    contractIssue(page.file, line, rule, message, WRITE);
  const commands = facts.contract.commands.flatMap((command) => {
    const at = sections.findIndex(({ codes }) => codes.length === 1 && codes[0] === command.name);
    if (at === -1) return [issue(1, 'undocumented-command', `\`${command.name}\` has no section`)];
    const own = withSubsections(sections, at);
    const rows = own.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
    const named = rows.map(({ cells }) => cellCode(cells[0] ?? '')?.split(' ')[0]);
    const missing = command.flags.filter(({ name }) => !named.includes(name));
    return [
      ...own.flatMap((section) => flagIssues(page, section, command)),
      ...missing.map(({ name }) =>
        issue(own[0]?.line ?? 1, 'undocumented-flag', `\`${command.name} ${name}\` is not in a table`),
      ),
    ];
  });
  const used = page.inlineCode.map(({ value }) => value.split(' ')[0]);
  const shared = facts.contract.flags.filter(({ name }) => !used.includes(name));
  return [
    ...commands,
    ...shared.map(({ name }) => issue(1, 'undocumented-flag', `\`${name}\` is not on the page`)),
  ];
}

/**
 * The page about the command line has every command and flag of the installed CLI, and none that it does not have.
 * @param tree a documentation tree
 * @returns a problem per command, flag and cell
 */
export const checkCommands: Check = ({ pages, facts }) => {
  if (facts.analyzer.contract.commands.length === 0) return [];
  return LANGS.flatMap((lang) => {
    const page = pages.find((one) => one.lang === lang && one.route === CLI_PATH);
    return page ? pageIssues(page, facts.analyzer) : [];
  });
};

/** A call of the CLI: `npx rsdoctor analyze …`, `rsdoctor analyze …`, `@rsdoctor/cli@^1.6.0 analyze …`. */
const CALL = /(?:\brsdoctor|@rsdoctor\/cli(?:@[^\s]+)?) ([a-z][a-z-]*)([^|&;`]*)/g;
const FLAG = /(?<![\w-])--[a-z][a-z-]*/g;

const FIX = 'compare with `rsdoctor --help`; a name of another tool goes into site/contract/internals.ts';

/**
 * Calls of the CLI in code blocks and inline code name commands and flags that exist; so does inline code that is a flag.
 * @param tree a documentation tree
 * @returns a problem per command or flag
 */
export const checkCommandUse: Check = ({ pages, facts }) => {
  const { contract, internals } = facts.analyzer;
  if (contract.commands.length === 0) return [];
  const shared = contract.flags.map(({ name }) => name);
  const all = new Set([
    ...shared,
    ...contract.commands.flatMap(({ flags }) => flags.map(({ name }) => name)),
  ]);

  const calls = (file: string, line: number, text: string): Issue[] =>
    [...text.matchAll(CALL)].flatMap(([, name = '', rest = '']) => {
      if (isListed(internals.outside, `rsdoctor ${name}`)) return [];
      const command = contract.commands.find((one) => one.name === name);
      if (!command) {
        const commands = contract.commands.map((one) => one.name);
        const message = `there is no \`rsdoctor ${name}\``;
        return [contractIssue(file, line, 'unknown-command', message, didYouMean(name, commands, FIX))];
      }
      const known = [...shared, ...command.flags.map((flag) => flag.name)];
      return (rest.match(FLAG) ?? [])
        .filter((flag) => !known.includes(flag))
        .map((flag) => {
          const message = `\`${name}\` has no flag \`${flag}\``;
          return contractIssue(file, line, 'unknown-flag', message, didYouMean(flag, known, FIX));
        });
    });

  return pages.flatMap(({ file, code, inlineCode }) => [
    ...code.flatMap(({ line, value, language }) =>
      ['bash', 'sh', 'json', 'yaml', 'yml'].includes(language)
        ? value.split('\n').flatMap((text, at) => calls(file, line + at + 1, text))
        : [],
    ),
    ...inlineCode.flatMap(({ line, value }) => {
      if (!value.startsWith('--')) return /^(?:npx )?rsdoctor /.test(value) ? calls(file, line, value) : [];
      return (value.match(FLAG) ?? [])
        .filter((flag) => !all.has(flag) && !isListed(internals.outside, flag))
        .map((flag) => {
          const message = `no command has a flag \`${flag}\``;
          return contractIssue(file, line, 'unknown-flag', message, didYouMean(flag, all, FIX));
        });
    }),
  ]);
};
