import { LANGS } from '../../../site/languages';
import { OPTIONS_PATH } from '../../../site/routes';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue, Page, Pages } from '../types';
import { COLUMNS, cellCode, columnOf, sameDefault } from './cellCode';
import { contractIssue } from './contractIssue';
import { isListed } from './isListed';
import { optionRows } from './optionRows';
import { pageSections, type Section } from './pageSections';

const WRITE = 'write what `npm run contract` reads from the package';

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
    const issue = (rule: string, message: string, fix = WRITE) =>
      contractIssue(page.file, row.line, rule, message, fix);
    if (!option) {
      const message = `\`${path}\` is no option of ${contract.version}`;
      return [issue('unknown-option', message, nearOption(path, tree, WRITE))];
    }
    const cell = (titles: readonly string[]): string | undefined =>
      cellCode(row.cells[columnOf(table.head.cells, titles)] ?? '');
    const value = cell(COLUMNS.default);
    const isFile = option.default === undefined && value !== undefined && contract.files.includes(value);
    return [
      ...(value !== undefined && !isFile && !sameDefault(value, option.default)
        ? [
            issue(
              'default',
              `the default of \`${path}\` is \`${option.default ?? 'undefined'}\`, not \`${value}\``,
            ),
          ]
        : []),
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
      const fix = 'describe it, or list it in site/contract/internals.ts with the reason';
      const message = `\`${path}\` exists in ${contract.version} and is not documented`;
      return [contractIssue(page.file, section?.line ?? 1, 'undocumented-option', message, fix)];
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
