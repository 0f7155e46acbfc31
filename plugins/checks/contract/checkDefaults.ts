import type { Contract, RuleContract } from '../../../site/contract/types';
import { CLI_PATH, OPTIONS_PATH } from '../../../site/routes';
import type { Check, Issue, Page } from '../types';
import { COLUMNS, cellCode, columnOf, sameDefault } from './cellCode';
import { contractIssue } from './contractIssue';
import { defaultClaims, type DefaultClaim } from './defaultClaims';
import { heldDefaults, type HeldDefault, type NamePlace } from './heldDefaults';
import { pageSections, type Section } from './pageSections';

const FIX = 'write what `npm run contract` reads from the package';
const RULE = /\bE\d{4}\b/gi;
/** Titles of columns that hold defaults; some tables say "Default" of a switch. */
const TITLES = [...COLUMNS.default, '默认'];
/** Tables that the gates of options, commands and rules hold in full. */
const HELD_ELSEWHERE: readonly string[] = [OPTIONS_PATH, CLI_PATH];

const WORDS: readonly (readonly [word: RegExp, value: string])[] = [
  [/^(?:on|开|开启|打开)$/i, 'on'],
  [/^(?:off|关|关闭)$/i, 'off'],
];

const numbersIn = (code: string): readonly string[] => code.match(/\d+(?:\.\d+)?/g) ?? [];

/** Whether a default is what a page says that it is. */
function agrees({ kind, value }: DefaultClaim, held: HeldDefault['value'], { files }: Contract): boolean {
  if (kind === 'switch') return (held !== undefined && held !== 'false') === (value === 'on');
  if (kind === 'number') return held !== undefined && numbersIn(held).includes(value);
  return sameDefault(value, held) || (held === undefined && files.includes(value));
}

/** What a claim is about: what it names, or the option of its section, or the only number of its rule. */
function meant(
  { names, kind }: DefaultClaim,
  place: NamePlace,
  contract: Contract,
): readonly HeldDefault[][] {
  const named = names.map((name) => [...heldDefaults(name, place, contract)]);
  if (named.some((list) => list.length > 0)) return named.filter((list) => list.length > 0);
  if (names.length > 0 && kind !== 'number') return [];
  if (kind === 'code' && place.option) return [[...heldDefaults(place.option, place, contract)]];
  const [rule, ...others] = place.rules;
  const numbers = (rule?.options ?? []).filter(({ default: held = '' }) => /^\d+$/.test(held));
  const [only] = numbers;
  if (kind !== 'number' || !rule || !only || others.length + numbers.length > 1) return [];
  return [[{ label: `\`${only.name}\` of ${rule.code}`, value: only.default }]];
}

function claimIssues(
  page: Page,
  line: number,
  claim: DefaultClaim,
  place: NamePlace,
  contract: Contract,
): Issue[] {
  return meant(claim, place, contract)
    .filter((list) => !list.some(({ value }) => agrees(claim, value, contract)))
    .map(([first]) => {
      const message = `the default of ${first?.label ?? ''} is \`${first?.value ?? 'undefined'}\`, not \`${claim.value}\``;
      return contractIssue(page.file, line, 'default', message, FIX);
    });
}

/** Cells of a column of defaults, as claims of their rows. */
function tableClaims(page: Page, section: Section): (readonly [line: number, claim: DefaultClaim])[] {
  return section.tables.flatMap(({ head, rows }) => {
    const column = columnOf(head.cells, TITLES);
    if (column <= 0) return [];
    return rows.flatMap(({ line, cells }): [number, DefaultClaim][] => {
      const name = cellCode(cells[0] ?? '');
      const cell = cells[column] ?? '';
      const code = HELD_ELSEWHERE.includes(page.route) ? undefined : cellCode(cell);
      const word = WORDS.find(([pattern]) => pattern.test(cell))?.[1];
      if (name === undefined) return [];
      if (word !== undefined) return [[line, { names: [name], value: word, kind: 'switch' }]];
      return code === undefined ? [] : [[line, { names: [name], value: code, kind: 'code' }]];
    });
  });
}

/**
 * What pages say of defaults in sentences, in brackets and in tables is what the documented version holds.
 * @param tree a documentation tree
 * @returns a problem per wrong default
 */
export const checkDefaults: Check = ({ pages, facts }) => {
  const { contract } = facts.analyzer;
  const rulesIn = (text: string): RuleContract[] => {
    const codes = new Set(text.match(RULE)?.map((code) => code.toUpperCase()));
    return contract.rules.filter(({ code }) => codes.has(code));
  };
  return pages.flatMap((page) =>
    pageSections(page).flatMap((section) => {
      const [option, ...others] = section.codes;
      const above = [...rulesIn(section.title), ...rulesIn(section.id), ...rulesIn(page.route)].slice(0, 1);
      const place = (text: string): NamePlace => {
        const own = rulesIn(text);
        return { option: others.length > 0 ? undefined : option, rules: own.length > 0 ? own : above };
      };
      const claims = section.lines.flatMap(({ line, text }) =>
        defaultClaims(text).flatMap((claim) => claimIssues(page, line, claim, place(text), contract)),
      );
      const cells = tableClaims(page, section).flatMap(([line, claim]) =>
        claimIssues(page, line, claim, place(''), contract),
      );
      return [...claims, ...cells];
    }),
  );
};
