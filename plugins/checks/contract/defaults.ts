import type { Contract, RuleContract } from '../../../site/contract/types';
import { CLI_PATH } from '../../../site/routes';
import { pageCheck, type Found } from '../readPages';
import {
  cellCode,
  columnOf,
  COLUMNS,
  found,
  namedRows,
  pageSections,
  sameDefault,
  type Section,
} from './pageSections';

/** Code, or whether something is on. */
interface DefaultClaim {
  readonly line: number;
  readonly name: string;
  readonly value: string | boolean;
}

/** Of the option that a section describes: the line with its default, and the default among its values. */
const OF_THE_SECTION =
  /^- (?:Default: ?|默认值：)`([^`]+)`|`([^`]+)` ?[(（](?:the )?(?:default|默认值?)[)）]/g;

/** Titles of columns that contain defaults; some tables say "Default" of a switch. */
const TITLES = [...COLUMNS.default, '默认'];
const SWITCH: Readonly<Record<string, boolean>> = {
  on: true,
  开: true,
  开启: true,
  off: false,
  关: false,
  关闭: false,
};
const RULE = /\bE\d{4}\b/i;

function claimsOf({ lines, tables }: Section, option: string | undefined, inTables: boolean): DefaultClaim[] {
  const own = lines.flatMap(({ line, text }) =>
    [...(option === undefined ? [] : text.matchAll(OF_THE_SECTION))].map(([, said, among]) => ({
      line,
      name: option ?? '',
      value: said ?? among ?? '',
    })),
  );
  const rows = namedRows(inTables ? tables : []).flatMap(({ head, line, cells, name }) => {
    const column = columnOf(head, TITLES);
    const cell = (column > 0 && cells[column]) || '';
    const value = cellCode(cell) ?? SWITCH[cell];
    return value === undefined ? [] : [{ line, name, value }];
  });
  return [...own, ...rows];
}

type HeldDefault = readonly [label: string, value: string | undefined];

const ofRule = ({ code, options }: RuleContract, wanted: string): HeldDefault[] =>
  options.filter(({ name }) => name === wanted).map((option) => [`\`${wanted}\` of ${code}`, option.default]);

/** Defaults of everything that a name can mean in a section, the nearest first; none for a name of another tool. */
function heldDefaults(
  name: string,
  option: string | undefined,
  rule: RuleContract | undefined,
  { options, rules, commands }: Contract,
): readonly HeldDefault[] {
  const ofOptions = (isMeant: (path: string) => boolean): HeldDefault[] =>
    options.filter(({ path }) => isMeant(path)).map(({ path, default: value }) => [`\`${path}\``, value]);
  const lists = [
    rule ? ofRule(rule, name) : [],
    ofOptions((path) => path === name),
    ofOptions((path) => path === `${option ?? ''}.${name}`),
    ofOptions((path) => path.endsWith(`.${name}`)),
    rules.flatMap((one) => ofRule(one, name)),
    commands
      .flatMap(({ flags }) => flags)
      .filter((flag) => flag.name === name.split(' ')[0])
      .map((flag): HeldDefault => [`\`${flag.name}\``, flag.default]),
  ];
  return lists.find((list) => list.length > 0) ?? [];
}

function agrees(said: DefaultClaim['value'], held: string | undefined, { files }: Contract): boolean {
  if (typeof said === 'boolean') return (held !== undefined && held !== 'false') === said;
  return sameDefault(said, held) || (held === undefined && files.includes(said));
}

/** Defaults in tables and in the lines of options are those of the documented version. */
export const checkDefaults = pageCheck((page, { facts }) => {
  const { contract } = facts.analyzer;
  return pageSections(page).flatMap((section) => {
    const option = section.codes.length === 1 ? section.codes[0] : undefined;
    const code = [section.title, section.id, page.route].map((text) => RULE.exec(text)?.[0]).find(Boolean);
    const rule = contract.rules.find((one) => one.code === code?.toUpperCase());
    // `checkCommands` compares the tables of flags in full.
    const claims = claimsOf(section, option, page.route !== CLI_PATH);
    return claims.flatMap(({ line, name, value }): Found[] => {
      const held = heldDefaults(name, option, rule, contract);
      const [first] = held;
      if (!first || held.some((one) => agrees(value, one[1], contract))) return [];
      const [label, meant = 'undefined'] = first;
      const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
      return [found(line, 'default', `the default of ${label} is \`${meant}\`, not \`${said}\``)];
    });
  });
});
