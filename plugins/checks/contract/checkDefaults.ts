import type { Contract, RuleContract } from '../../../site/contract/types';
import { CLI_PATH } from '../../../site/routes';
import type { Check } from '../types';
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

/** What a sentence says of a default. */
interface DefaultClaim {
  /** Inline code that the sentence says it of, or a word behind "default"; empty when it names nothing. */
  readonly names: readonly string[];
  /** Code, a number, `on` or `off`. */
  readonly value: string;
  readonly kind: 'code' | 'number' | 'switch';
}

// Inline code becomes one mark with a number, so that a full stop inside it ends no sentence.
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const CODE = `${OPEN}\\d+${CLOSE}`;
const UNIT = '(?: ?(?:ms|毫秒|bytes|字节|KB|MB|seconds|秒))?';
const EMPTY = 'an empty (?:list|array|object|string)|空(?:列表|数组|对象|字符串)';
const ON = 'switched on|turned on|enabled|on|已?开启|打开|启用';
const OFF = 'switched off|turned off|disabled|off|关闭|停用|不(?:会)?(?:开启|打开|启用|采集)';
const FIRM = `${CODE}|\\d[\\d,]*(?:\\.\\d+)?(?![\\d.])|\\b(?:true|false)\\b|${EMPTY}`;
const VALUE = `(?<value>${FIRM}|\\b(?:${ON}|${OFF})\\b|${ON}|${OFF})`;
const WORD = '(?: (?<word>[a-z]+))?';

const CLAIMS: readonly RegExp[] = [
  // The line of an option, about the one that its section describes.
  `^(?<line>- )(?:Default: ?|默认值：)(?<value>${CODE})`,
  `\\bdefaults? to (?:the )?${VALUE}`,
  `\\bdefault(?: value)? (?:of|for) (?<name>${CODE})[^,;]*? is ${VALUE}`,
  `\\b(?:the|its|whose|their) default${WORD} (?:is|are) ${VALUE}`,
  `(?<value>${FIRM})${UNIT}(?:(?! is| are) [\\w ]{0,20})? by default\\b`,
  `\\b(?<value>${ON}|${OFF}) by default\\b`,
  `\\bby default,? (?:the )?(?<name>${CODE}) is ${VALUE}`,
  `\\bby default\\b[^;]*? (?<value>\\d[\\d,]*)(?: ms\\b)`,
  `(?<value>${CODE}) ?[(（](?:the )?(?:default|默认值?)[)）]`,
  `[(（](?:the )?default(?: is|:)? ${VALUE}`,
  `(?:\\bthe default|默认的) ?(?<pair>${CODE})`,
  `默认(?<word>值|阈值|级别|端口)?(?:就|都|全部|已经|始终|总)?(?:是|为|等于|取|使用|采用)? ?${VALUE}`,
  `默认情况下[^；]*?(?<value>\\d[\\d,]*) ?(?:ms|毫秒)`,
].map((source) => new RegExp(source, 'gi'));

/** Sentences about other versions are held to the history, not to the contract. */
const PAST = /\b(?:was|were|used to|before|until|earlier|in \d[\d.]* to)\b|之前|以前|曾|原来|不再|\d 到 \d/;
/** Sentences that name nothing and go on about what the one before named. */
const GOES_ON = /^(?:(?:it|they|both|their|its|that|this)\b|它|这项|这个|该|其)/i;
const BETWEEN = /^\s*(?:,|、|，)?\s*(?:and|or|和|或|及|与)?\s*$/;

const LITERAL = /^(?:true|false|null|undefined|['"\d[{].*)$/;
/** A cell says it in one character. */
const SWITCHES = [
  ['on', new RegExp(`^(?:${ON}|开)$`, 'i')],
  ['off', new RegExp(`^(?:${OFF}|关)$`, 'i')],
] as const;

const EMPTIES: readonly (readonly [words: RegExp, code: string])[] = [
  [/list|array|列表|数组/, '[]'],
  [/object|对象/, '{}'],
  [/string|字符串/, "''"],
];

/** A line with its inline code taken out, and what says what stood there. */
interface Bare {
  readonly text: string;
  readonly codeOf: (mark: string) => string;
}

function takeOut(line: string): Bare {
  const codes: string[] = [];
  const text = line
    .replace(/`([^`]+)`/g, (_whole, code: string) => `${OPEN}${codes.push(code) - 1}${CLOSE}`)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>|\*\*/g, '');
  return { text, codeOf: (mark) => codes[Number(mark.slice(1, -1))] ?? '' };
}

/** Names that stand last in a text: one, or several that are listed together; values are no names. */
function lastNames(text: string, { codeOf }: Bare): readonly string[] {
  const marks = [...text.matchAll(new RegExp(CODE, 'g'))].filter(([mark]) => !LITERAL.test(codeOf(mark)));
  const from = marks.findLastIndex((mark, at) => {
    const next = marks[at + 1];
    return next && !BETWEEN.test(text.slice(mark.index + mark[0].length, next.index));
  });
  return marks.slice(from + 1).map(([mark]) => codeOf(mark));
}

function valueOf(value: string, { codeOf }: Bare): Pick<DefaultClaim, 'kind' | 'value'> {
  if (value.startsWith(OPEN)) return { kind: 'code', value: codeOf(value) };
  const turned = SWITCHES.find(([, words]) => words.test(value));
  if (turned) return { kind: 'switch', value: turned[0] };
  const empty = EMPTIES.find(([words]) => words.test(value));
  if (empty) return { kind: 'code', value: empty[1] };
  return /^\d/.test(value)
    ? { kind: 'number', value: value.replaceAll(',', '') }
    : { kind: 'code', value: value.toLowerCase() };
}

/** What one match of a sentence says; `above` is what stands before the sentence in its line. */
function claimOf(found: RegExpExecArray, above: string, bare: Bare): DefaultClaim[] {
  const { value = '', name, word, pair, line } = found.groups ?? {};
  if (pair) {
    const [, own, held] = /^(\w+): (.+)$/.exec(bare.codeOf(pair)) ?? [];
    return own !== undefined && held !== undefined ? [{ names: [own], value: held, kind: 'code' }] : [];
  }
  const sentence = found.input;
  const [behind] = sentence.slice(found.index + found[0].length).match(new RegExp(CODE)) ?? [];
  const lists = [
    name ? [bare.codeOf(name)] : lastNames(sentence.slice(0, found.index), bare),
    GOES_ON.test(sentence) ? lastNames(above, bare) : [],
    behind ? [bare.codeOf(behind)] : [],
    word && /^[a-z]+$/i.test(word) ? [word] : [],
  ];
  const names = line ? [] : (lists.find((list) => list.length > 0) ?? []);
  return [{ names, ...valueOf(value, bare) }];
}

/** What a line of prose says of defaults, in either language; sentences about earlier versions say nothing. */
function defaultClaims(line: string): readonly DefaultClaim[] {
  if (!/default|默认/i.test(line)) return [];
  const bare = takeOut(line);
  const sentences = bare.text.split(/(?<=[.!?;])(?=\s)|(?<=[。；！？|])/);
  return sentences.flatMap((part, at) => {
    const sentence = part.trimStart();
    const above = sentences.slice(0, at).join('');
    if (PAST.test(sentence)) return [];
    return CLAIMS.flatMap((pattern) =>
      [...sentence.matchAll(pattern)].flatMap((found) => claimOf(found, above, bare)),
    );
  });
}

/** A default that the documented version holds. */
interface HeldDefault {
  /** How messages call what it belongs to. */
  readonly label: string;
  /** Code of the value; missing when nothing is held. */
  readonly value: string | undefined;
}

/** Where a name is read. */
interface NamePlace {
  /** The option that the section is about. */
  readonly option: string | undefined;
  /** Rules that the page, the section or the line is about. */
  readonly rules: readonly RuleContract[];
}

const ofRule = ({ code, options }: RuleContract, wanted: string): HeldDefault[] =>
  options
    .filter(({ name }) => name === wanted)
    .map((option) => ({ label: `\`${wanted}\` of ${code}`, value: option.default }));

/** Defaults of everything that a name can mean in a place, the nearest first; nothing when it is another tool's. */
function heldDefaults(name: string, place: NamePlace, contract: Contract): readonly HeldDefault[] {
  const options = (isMeant: (path: string) => boolean): HeldDefault[] =>
    contract.options
      .filter(({ path }) => isMeant(path))
      .map((option) => ({ label: `\`${option.path}\``, value: option.default }));
  const flags = contract.commands
    .flatMap((command) => command.flags)
    .filter((flag) => flag.name === name.split(' ')[0]);
  const lists = [
    place.rules.flatMap((rule) => ofRule(rule, name)),
    options((path) => path === name),
    options((path) => path === `${place.option ?? ''}.${name}`),
    options((path) => path.endsWith(`.${name}`)),
    contract.rules.flatMap((rule) => ofRule(rule, name)),
    flags.map((flag) => ({ label: `\`${flag.name}\``, value: flag.default })),
  ];
  return lists.find((list) => list.length > 0) ?? [];
}

const RULE = /\bE\d{4}\b/gi;
/** Titles of columns that hold defaults; some tables say "Default" of a switch. */
const TITLES = [...COLUMNS.default, '默认'];
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

/** Cells of a column of defaults, as claims of their rows: one piece of code, or the word of a switch. */
const tableClaims = ({ tables }: Section): (readonly [line: number, claim: DefaultClaim])[] =>
  namedRows(tables).flatMap(({ head, line, cells, name }) => {
    const column = columnOf(head, TITLES);
    if (column <= 0) return [];
    const bare = takeOut(cells[column] ?? '');
    const isCode = cellCode(cells[column]) !== undefined;
    const claim = valueOf(bare.text, bare);
    return isCode || claim.kind === 'switch' ? [[line, { names: [name], ...claim }]] : [];
  });

/** What pages say of defaults in sentences, in brackets and in tables is what the documented version holds. */
export const checkDefaults: Check = ({ pages, facts }) => {
  const { contract } = facts.analyzer;
  const rulesIn = (text: string): RuleContract[] => {
    const codes = text.match(RULE)?.map((code) => code.toUpperCase()) ?? [];
    return contract.rules.filter(({ code }) => codes.includes(code));
  };
  return pages.flatMap((page) =>
    pageSections(page).flatMap((section) => {
      const option = section.codes.length === 1 ? section.codes[0] : undefined;
      const above = [section.title, section.id, page.route].flatMap(rulesIn).slice(0, 1);
      const own = section.lines.flatMap(({ line, text }) => {
        const rules = rulesIn(text);
        const place = { option, rules: rules.length > 0 ? rules : above };
        return defaultClaims(text).map((claim) => ({ line, claim, place }));
      });
      // `checkCommands` holds the tables of flags in full.
      const cells = page.route === CLI_PATH ? [] : tableClaims(section);
      const inCells = cells.map(([line, claim]) => ({ line, claim, place: { option, rules: above } }));
      return [...own, ...inCells].flatMap(({ line, claim, place }) =>
        meant(claim, place, contract)
          .filter((list) => !list.some(({ value }) => agrees(claim, value, contract)))
          .map(([held]) => {
            const message = `the default of ${held?.label ?? ''} is \`${held?.value ?? 'undefined'}\`, not \`${claim.value}\``;
            return issuesOf(page.file)(line, 'default', message);
          }),
      );
    }),
  );
};
