import type { Contract, RuleContract } from '../../../site/contract/types';
import { CLI_PATH } from '../../../site/routes';
import type { Check } from '../readPages';
import {
  cellCode,
  columnOf,
  COLUMNS,
  issuesOf,
  namedRows,
  pageSections,
  sameDefault,
  type Section,
} from './pageSections';

/** What a page says of a default: code, or whether something is on. */
interface DefaultClaim {
  readonly line: number;
  readonly name: string;
  readonly value: string | boolean;
}

/** Of the option that a section describes: the line with its default, and the default among its values. */
const OF_THE_SECTION = [
  /^- (?:Default: ?|默认值：)`([^`]+)`/g,
  /`([^`]+)` ?[(（](?:the )?(?:default|默认值?)[)）]/g,
] as const;

/** Titles of columns that contain defaults; some tables say "Default" of a switch. */
const TITLES = [...COLUMNS.default, '默认'];
const ON = /^(?:on|开|开启)$/;
const OFF = /^(?:off|关|关闭)$/;
const RULE = /\bE\d{4}\b/gi;

/** The default in a cell: one piece of code, or the word of a switch. */
const cellValue = (cell = ''): string | boolean | undefined =>
  cellCode(cell) ?? (ON.test(cell) ? true : OFF.test(cell) ? false : undefined);

function claimsOf({ lines, tables }: Section, option: string | undefined, inTables: boolean): DefaultClaim[] {
  const own = lines.flatMap(({ line, text }) =>
    OF_THE_SECTION.flatMap((pattern) =>
      option === undefined
        ? []
        : [...text.matchAll(pattern)].map(([, value = '']) => ({ line, name: option, value })),
    ),
  );
  const rows = namedRows(inTables ? tables : []).flatMap(({ head, line, cells, name }) => {
    const column = columnOf(head, TITLES);
    const value = column > 0 ? cellValue(cells[column]) : undefined;
    return value === undefined ? [] : [{ line, name, value }];
  });
  return [...own, ...rows];
}

/** A default of the documented version, with the name that messages use. */
interface HeldDefault {
  readonly label: string;
  readonly value: string | undefined;
}

const ofRule = ({ code, options }: RuleContract, wanted: string): HeldDefault[] =>
  options
    .filter(({ name }) => name === wanted)
    .map((option) => ({ label: `\`${wanted}\` of ${code}`, value: option.default }));

/** Defaults of everything that a name can mean in a section, the nearest first; none for a name of another tool. */
function heldDefaults(
  name: string,
  option: string | undefined,
  rule: RuleContract | undefined,
  contract: Contract,
): readonly HeldDefault[] {
  const options = (isMeant: (path: string) => boolean): HeldDefault[] =>
    contract.options
      .filter(({ path }) => isMeant(path))
      .map(({ path, default: value }) => ({ label: `\`${path}\``, value }));
  const lists = [
    rule ? ofRule(rule, name) : [],
    options((path) => path === name),
    options((path) => path === `${option ?? ''}.${name}`),
    options((path) => path.endsWith(`.${name}`)),
    contract.rules.flatMap((one) => ofRule(one, name)),
    contract.commands
      .flatMap(({ flags }) => flags)
      .filter((flag) => flag.name === name.split(' ')[0])
      .map((flag) => ({ label: `\`${flag.name}\``, value: flag.default })),
  ];
  return lists.find((list) => list.length > 0) ?? [];
}

function agrees(said: DefaultClaim['value'], held: string | undefined, { files }: Contract): boolean {
  if (typeof said === 'boolean') return (held !== undefined && held !== 'false') === said;
  return sameDefault(said, held) || (held === undefined && files.includes(said));
}

/** Defaults in tables and in the lines of options are those of the documented version. */
export const checkDefaults: Check = ({ pages, facts }) => {
  const { contract } = facts.analyzer;
  return pages.flatMap((page) =>
    pageSections(page).flatMap((section) => {
      const option = section.codes.length === 1 ? section.codes[0] : undefined;
      const [code] = [section.title, section.id, page.route].flatMap((text) => text.match(RULE) ?? []);
      const rule = contract.rules.find((one) => one.code === code?.toUpperCase());
      // `checkCommands` compares the tables of flags in full.
      return claimsOf(section, option, page.route !== CLI_PATH).flatMap(({ line, name, value }) => {
        const held = heldDefaults(name, option, rule, contract);
        const [first] = held;
        if (!first || held.some((one) => agrees(value, one.value, contract))) return [];
        const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
        const message = `the default of ${first.label} is \`${first.value ?? 'undefined'}\`, not \`${said}\``;
        return [issuesOf(page.file)(line, 'default', message)];
      });
    }),
  );
};
