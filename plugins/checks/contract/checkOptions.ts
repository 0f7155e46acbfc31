import { editDistance } from '../../../lib/text/editDistance';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { OptionContract } from '../../../site/contract/types';
import { LANGS } from '../../../site/languages';
import { OPTIONS_PATH } from '../../../site/routes';
import type { Check, Issue, Page, Pages } from '../types';
import {
  cellCode,
  columnOf,
  COLUMNS,
  contractIssue,
  DESCRIBE,
  isListed,
  pageSections,
  sameDefault,
  WRITE_CONTRACT,
  type Row,
  type Section,
  type Table,
} from './pageSections';

/** A line of a table that describes an option. */
interface OptionRow {
  readonly row: Row;
  readonly table: Table;
  /** Its path as the page means it: below the option of the section, or as it stands. */
  readonly path: string;
  readonly option: OptionContract | undefined;
}

/** Lines of the tables that list options: tables where at least one first cell names an option of the section. */
function optionRows(section: Section, options: readonly OptionContract[]): readonly OptionRow[] {
  const prefixes = [...section.codes.map((code) => `${code}.`), ''];
  const find = (name: string): OptionContract | undefined =>
    prefixes.flatMap((prefix) => options.find(({ path }) => path === `${prefix}${name}`) ?? [])[0];
  return section.tables.flatMap((table) => {
    const rows = table.rows.flatMap((row): OptionRow[] => {
      const name = cellCode(row.cells[0] ?? '');
      if (name === undefined) return [];
      const option = find(name);
      return [{ row, table, path: option?.path ?? `${prefixes[0] ?? ''}${name}`, option }];
    });
    return rows.some(({ option }) => option) ? rows : [];
  });
}

const nearOption = (path: string, { facts }: Pages, fix: string): string =>
  didYouMean(
    path,
    facts.analyzer.contract.options.map((option) => option.path),
    fix,
  );

/** Cells of the tables of one section. */
function rowIssues(page: Page, section: Section, tree: Pages): Issue[] {
  const { contract } = tree.facts.analyzer;
  return optionRows(section, contract.options).flatMap(({ row, table, path, option }) => {
    const issue = (rule: string, message: string, fix = WRITE_CONTRACT) =>
      contractIssue(page.file, row.line, rule, message, fix);
    if (!option) {
      const message = `\`${path}\` is no option of ${contract.version}`;
      return [issue('unknown-option', message, nearOption(path, tree, WRITE_CONTRACT))];
    }
    const cell = (titles: readonly string[]): string | undefined =>
      cellCode(row.cells[columnOf(table.head.cells, titles)] ?? '');
    const value = cell(COLUMNS.default);
    const isFile = option.default === undefined && value !== undefined && contract.files.includes(value);
    if (value === undefined || isFile || sameDefault(value, option.default)) return [];
    return [
      issue(
        'default',
        `the default of \`${path}\` is \`${option.default ?? 'undefined'}\`, not \`${value}\``,
      ),
    ];
  });
}

/** Headings that name something that does not exist. */
function headingIssues(page: Page, section: Section, tree: Pages): Issue[] {
  const { contract, internals } = tree.facts.analyzer;
  return section.codes
    .filter((path) => !contract.options.some((option) => option.path === path))
    .filter((path) => !isListed(internals.outside, path))
    .map((path) => {
      const fix =
        'correct the name; a name that readers look for in vain goes into site/contract/internals.ts';
      const message = `\`${path}\` is no option of ${contract.version}`;
      return contractIssue(page.file, section.line, 'unknown-option', message, nearOption(path, tree, fix));
    });
}

/** Options that no heading, no table and no type of the section above them names. */
function missingIssues(page: Page, sections: readonly Section[], { facts }: Pages): Issue[] {
  const { contract, internals } = facts.analyzer;
  const named = new Set([
    ...sections.flatMap(({ codes }) => codes),
    ...sections.flatMap((section) => optionRows(section, contract.options).map(({ path }) => path)),
  ]);
  const above = (path: string): Section | undefined => {
    const parents = path.split('.').map((_key, index, keys) => keys.slice(0, -index - 1).join('.'));
    const parent = parents.find((one) => sections.some(({ codes }) => codes.includes(one)));
    return sections.find(({ codes }) => parent !== undefined && codes.includes(parent));
  };
  return contract.options
    .filter(({ path }) => !named.has(path) && !isListed(internals.options, path))
    .flatMap(({ path }) => {
      const section = above(path);
      const key = new RegExp(`\\b${path.split('.').at(-1) ?? path}\\b`);
      const spans = section?.lines.flatMap(({ text }) => text.match(/`[^`]+`/g) ?? []) ?? [];
      if (spans.some((code) => key.test(code))) return [];
      const message = `\`${path}\` exists in ${contract.version} and is not documented`;
      return [contractIssue(page.file, section?.line ?? 1, 'undocumented-option', message, DESCRIBE)];
    });
}

/**
 * The options page and the installed package agree: every option has its place, and defaults in tables are the
 * package's; `checkDefaults` reads those in lines and sentences.
 * @param tree a documentation tree
 * @returns a problem per name and cell
 */
export const checkOptions: Check = (tree) => {
  const { contract } = tree.facts.analyzer;
  if (contract.options.length === 0) return [];
  return LANGS.flatMap((lang) => {
    const page = tree.pages.find((one) => one.lang === lang && one.route === OPTIONS_PATH);
    if (!page) return [];
    const sections = pageSections(page);
    return [
      ...sections.flatMap((section) => [
        ...headingIssues(page, section, tree),
        ...rowIssues(page, section, tree),
      ]),
      ...missingIssues(page, sections, tree),
    ];
  });
};

/** A path with dots, alone or with a value behind a colon. */
const PATH = /^([a-zA-Z]+(?:\.[a-zA-Z]+)+)(?:: (.+))?$/;

/** A name of several words, as many options have. */
const WORDS = /^[a-z]+(?:[A-Z][a-z]*)+$/;
/** So few edits are a slip of the pen in a name of several words; more are another name. */
const SLIP = 2;

const leafOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The option that somebody has misspelt, when a name is nearly one and none itself. */
function misspeltOption(name: string, leaves: ReadonlySet<string>): string | undefined {
  if (!WORDS.test(name) || leaves.has(name)) return undefined;
  return [...leaves].find((leaf) => WORDS.test(leaf) && editDistance(name, leaf, SLIP) <= SLIP);
}

/**
 * Option paths in running text exist, and a literal behind one is a value that it takes.
 * @param tree a documentation tree
 * @returns a problem per inline code; a single name is one when it is nearly an option's
 */
export const checkOptionNames: Check = ({ pages, facts }) => {
  const { contract, internals } = facts.analyzer;
  const paths = contract.options.map(({ path }) => path);
  const groups = new Set(paths.flatMap((path) => (path.includes('.') ? [path.split('.')[0]] : [])));
  const leaves = new Set(paths.map(leafOf));
  return pages.flatMap(({ file, inlineCode }) =>
    inlineCode.flatMap(({ value, line }): Issue[] => {
      const fix = 'correct it; a name of another tool goes into site/contract/internals.ts with the reason';
      const meant = isListed(internals.outside, value) ? undefined : misspeltOption(value, leaves);
      if (meant !== undefined) {
        const message = `\`${value}\` is no option of ${contract.version}`;
        return [contractIssue(file, line, 'unknown-option', message, didYouMean(value, [meant], fix))];
      }
      const [, path = '', literal] = PATH.exec(value) ?? [];
      if (!groups.has(path.split('.')[0]) || isListed(internals.outside, path)) return [];
      const option = contract.options.find((one) => one.path === path);
      if (!option) {
        const message = `\`${path}\` is no option of ${contract.version}`;
        const near = didYouMean(path, paths, fix);
        return [contractIssue(file, line, 'unknown-option', message, near)];
      }
      if (
        !literal?.startsWith("'") ||
        option.type.split(' | ').some((one) => one === literal || one === 'string')
      )
        return [];
      const message = `\`${path}\` takes \`${option.type}\`, not \`${literal}\``;
      return [contractIssue(file, line, 'value', message, fix)];
    }),
  );
};
