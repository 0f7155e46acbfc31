/** What a sentence says of a default. */
export interface DefaultClaim {
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
const SWITCHES = [
  ['on', new RegExp(`^(?:${ON})$`, 'i')],
  ['off', new RegExp(`^(?:${OFF})$`, 'i')],
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
  if (line) return [{ names: [], ...valueOf(value, bare) }];
  if (pair) {
    const [, own, held] = /^(\w+): (.+)$/.exec(bare.codeOf(pair)) ?? [];
    return own !== undefined && held !== undefined ? [{ names: [own], value: held, kind: 'code' }] : [];
  }
  const sentence = found.input;
  const own = lastNames(sentence.slice(0, found.index), bare);
  const behind = sentence.slice(found.index + found[0].length);
  const lists = [
    name ? [bare.codeOf(name)] : own,
    GOES_ON.test(sentence) ? lastNames(above, bare) : [],
    [...behind.matchAll(new RegExp(CODE, 'g'))].slice(0, 1).map(([mark]) => bare.codeOf(mark)),
    word && /^[a-z]+$/i.test(word) ? [word] : [],
  ];
  return [{ names: lists.find((list) => list.length > 0) ?? [], ...valueOf(value, bare) }];
}

/**
 * What a line of prose says of defaults, in either language.
 * @param line Markdown of a line that is no code
 * @returns claims in reading order; sentences about earlier versions make none
 */
export function defaultClaims(line: string): readonly DefaultClaim[] {
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
