import { editDistance } from '../../../lib/text/fuzzy';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import { OPTIONS_PATH } from '../../../site/routes';
import { pageCheck, type AnalyzerFacts, type Found, type Page } from '../readPages';
import {
  DESCRIBE,
  found,
  isListed,
  namedRows,
  pageSections,
  WRITE_CONTRACT,
  type Section,
} from './pageSections';

interface NamedOption {
  readonly path: string;
  readonly line: number;
  readonly isKnown: boolean;
}

/** Options in tables: of a table, all first cells when one of them names an option, which may stand below that of the section. */
const inTables = ({ codes, tables }: Section, paths: readonly string[]): readonly NamedOption[] =>
  tables.flatMap((table) => {
    const rows = namedRows([table]).map(({ name, line }) => {
      const meant = [...codes.map((code) => `${code}.${name}`), name];
      const known = meant.find((path) => paths.includes(path));
      return { path: known ?? meant[0] ?? name, line, isKnown: known !== undefined };
    });
    return rows.some(({ isKnown }) => isKnown) ? rows : [];
  });

function missingFaults(
  page: Page,
  named: readonly NamedOption[],
  { contract, internals }: AnalyzerFacts,
): Found[] {
  const sections = pageSections(page);
  return contract.options
    .filter(({ path }) => !named.some((one) => one.path === path) && !isListed(internals.options, path))
    .flatMap(({ path }) => {
      const keys = path.split('.');
      const parents = keys.map((_key, index) => keys.slice(0, -index - 1).join('.'));
      const parent = parents.find((one) => sections.some(({ codes }) => codes.includes(one)));
      const section = sections.find(({ codes }) => parent !== undefined && codes.includes(parent));
      const key = new RegExp(`\\b${keys.at(-1) ?? path}\\b`);
      const spans = section?.lines.flatMap(({ text }) => text.match(/`[^`]+`/g) ?? []) ?? [];
      if (spans.some((code) => key.test(code))) return [];
      const message = `\`${path}\` exists in ${contract.version} and is not documented`;
      return [found(section?.line ?? 1, 'undocumented-option', message, DESCRIBE)];
    });
}

/** Every option has its place on the options page, and its headings and tables name no other; `checkDefaults` holds the defaults. */
export const checkOptions = pageCheck((page, { facts: { analyzer } }) => {
  const { contract, internals } = analyzer;
  const paths = contract.options.map(({ path }) => path);
  if (page.route !== OPTIONS_PATH || paths.length === 0) return [];
  const sections = pageSections(page);
  const headings = sections.flatMap(({ codes, line }) =>
    codes.map((path) => ({
      path,
      line,
      isKnown: paths.includes(path) || isListed(internals.outside, path),
    })),
  );
  const rows = sections.flatMap((section) => inTables(section, paths));
  const unknown = (options: readonly NamedOption[], fix: string) =>
    options.flatMap(({ path, line, isKnown }) => {
      const message = `\`${path}\` is no option of ${contract.version}`;
      return isKnown ? [] : [found(line, 'unknown-option', message, didYouMean(path, paths, fix))];
    });
  const inVain =
    'correct the name; a name that readers look for in vain goes into site/contract/internals.ts';
  return [
    ...unknown(headings, inVain),
    ...unknown(rows, WRITE_CONTRACT),
    ...missingFaults(page, [...headings, ...rows], analyzer),
  ];
});

const PATH = /^([a-zA-Z]+(?:\.[a-zA-Z]+)+)(?:: (.+))?$/;

const WORDS = /^[a-z]+(?:[A-Z][a-z]*)+$/;
/** More edits make another name. */
const SLIP = 2;

const FIX = 'correct it; a name of another tool goes into site/contract/internals.ts with the reason';

/** Option paths in running text exist, and so does a single name that is nearly an option's; a literal behind a path is a value that it takes. */
export const checkOptionNames = pageCheck(({ inlineCode }, { facts }) => {
  const { contract, internals } = facts.analyzer;
  const paths = contract.options.map(({ path }) => path);
  const groups = new Set(paths.flatMap((path) => (path.includes('.') ? [path.split('.')[0]] : [])));
  const leaves = [...new Set(paths.map((path) => path.slice(path.lastIndexOf('.') + 1)))];
  /** The option that somebody has misspelt, when a name is nearly one and none itself. */
  const misspelt = (name: string): string | undefined => {
    if (!WORDS.test(name) || leaves.includes(name) || isListed(internals.outside, name)) return undefined;
    return leaves.find((leaf) => WORDS.test(leaf) && editDistance(name, leaf, SLIP) <= SLIP);
  };
  return inlineCode.flatMap(({ value, line }): Found[] => {
    const unknown = (name: string, known: readonly string[]) => {
      const message = `\`${name}\` is no option of ${contract.version}`;
      return [found(line, 'unknown-option', message, didYouMean(name, known, FIX))];
    };
    const meant = misspelt(value);
    if (meant !== undefined) return unknown(value, [meant]);
    const [, path = '', literal = ''] = PATH.exec(value) ?? [];
    if (!groups.has(path.split('.')[0]) || isListed(internals.outside, path)) return [];
    const option = contract.options.find((one) => one.path === path);
    if (!option) return unknown(path, paths);
    const types = option.type.split(' | ');
    if (!literal.startsWith("'") || types.includes(literal) || types.includes('string')) return [];
    return [found(line, 'value', `\`${path}\` takes \`${option.type}\`, not \`${literal}\``, FIX)];
  });
});
