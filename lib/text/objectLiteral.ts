/** What stands at a place of an object literal; `at` is the offset of its first character. */
export type LiteralNode =
  | {
      readonly kind: 'object';
      readonly entries: readonly LiteralEntry[];
      readonly at: number;
      readonly end: number;
      /** Offset of the last spread or computed key, which may bring any key; -1 when there is none. */
      readonly spreadAt: number;
    }
  | { readonly kind: 'array'; readonly items: readonly LiteralNode[]; readonly at: number }
  | { readonly kind: 'value'; readonly value: LiteralValue; readonly at: number }
  /** Code that only a run could evaluate: a name, a call, a function, a regular expression. */
  | { readonly kind: 'code'; readonly at: number };

export type LiteralValue = string | number | boolean | null | undefined;

/** One key of an object; spreads and computed keys have none: `spreadAt` of the object tells of them. */
export interface LiteralEntry {
  readonly key: string;
  readonly value: LiteralNode;
  readonly at: number;
}

export class LiteralError extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`No object literal: unexpected text at ${at}`);
    this.at = at;
  }
}

/** Deeper than any options object; a text of brackets must not end the stack. */
const MAX_DEPTH = 60;

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const NUMBER =
  /[-+]?(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d+)?)/y;
const QUOTED = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\$]|\\[^]|\$(?!\{))*`/y;
/** A regular expression, where a value may stand; bounded, since each slash that is none is looked behind. */
const REGEXP = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,500}\]){1,500}\/[a-z]*/y;
/** Types in front of a call, whose commas end nothing: `pick<A, Map<B, C>>(…)`. */
const GENERICS = /<(?:[\w$\s.,|&'"[\]]|<[\w$\s.,|&'"[\]]{0,60}>){1,100}>\s{0,9}(?=\()/y;
const WORDS: Readonly<Record<string, LiteralValue>> = { true: true, false: false, null: null, undefined };
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

const unescaped = (text: string): string =>
  text.replace(/\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/g, (...found) => {
    const [, braced, four, two, other] = found as (string | undefined)[];
    const code = Number.parseInt(braced ?? four ?? two ?? '', 16);
    if (Number.isInteger(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    if (other === undefined || /[\r\n]/.test(other)) return '';
    return ESCAPES[other] ?? other;
  });

class Reader {
  private at: number;
  private readonly text: string;
  private templates = 0;
  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    return found;
  }

  private get next(): string {
    this.take(SPACE);
    // Read on behind each of them, many that stay open would take a time that grows with the square of the text.
    if (this.text.startsWith('/*', this.at)) throw new LiteralError(this.at);
    return this.text[this.at] ?? '';
  }

  private took(mark: string): boolean {
    if (this.next !== mark) return false;
    this.at += 1;
    return true;
  }

  /** Skips code up to the comma or bracket that ends it; brackets, quotes, comments inside of it are whole. */
  private skip(): void {
    const open: string[] = [];
    let operand = true;
    for (;;) {
      const mark = this.next;
      if (mark === '') throw new LiteralError(this.at);
      if (open.length === 0 && /[,}\])]/.test(mark)) return;
      if (this.take(QUOTED) !== undefined || (operand && this.take(REGEXP) !== undefined)) {
        operand = false;
        continue;
      }
      if (mark === '`') {
        this.template();
        operand = false;
        continue;
      }
      if (mark === '<' && this.take(GENERICS) !== undefined) continue;
      const word = this.take(NAME) ?? this.take(NUMBER);
      if (word !== undefined) {
        operand = /^(?:return|typeof|case|in|of|new|delete|void|throw|await|yield)$/.test(word);
        continue;
      }
      if (/['"]/.test(mark)) throw new LiteralError(this.at);
      this.at += 1;
      if (/[([{]/.test(mark)) open.push(mark);
      else if (/[)\]}]/.test(mark) && `${open.pop()}${mark}`.search(/^(?:\(\)|\[\]|\{\})$/) < 0) {
        throw new LiteralError(this.at - 1);
      }
      operand = !/[)\]}]/.test(mark);
      if (open.length > MAX_DEPTH) throw new LiteralError(this.at);
    }
  }

  private template(): void {
    const start = this.at;
    this.templates += 1;
    if (this.templates > MAX_DEPTH) throw new LiteralError(start);
    this.at += 1;
    while (this.text[this.at] !== '`') {
      if (this.at >= this.text.length) throw new LiteralError(start);
      if (this.text.startsWith('${', this.at)) {
        this.at += 2;
        do this.skip();
        while (this.took(','));
        if (!this.took('}')) throw new LiteralError(this.at);
      } else this.at += this.text[this.at] === '\\' ? 2 : 1;
    }
    this.templates -= 1;
    this.at += 1;
  }

  private code(start: number): LiteralNode {
    this.at = start;
    this.skip();
    if (this.at === start) throw new LiteralError(start);
    return { kind: 'code', at: start };
  }

  private value(at: number): LiteralNode | undefined {
    const quoted = this.take(QUOTED);
    if (quoted !== undefined) return { kind: 'value', value: unescaped(quoted.slice(1, -1)), at };
    const number = this.take(NUMBER);
    if (number !== undefined) {
      const value = Number(number.replaceAll('_', '').replace(/^\+/, ''));
      return Number.isNaN(value) ? undefined : { kind: 'value', value, at };
    }
    const name = this.take(NAME) ?? '';
    return Object.hasOwn(WORDS, name) ? { kind: 'value', value: WORDS[name], at } : undefined;
  }

  /** @param depth how many brackets are open */
  node(depth: number): LiteralNode {
    if (depth > MAX_DEPTH) throw new LiteralError(this.at);
    const mark = this.next;
    const start = this.at;
    const read = { '{': this.object, '[': this.array, '(': this.bracketed }[mark];
    const found = read ? read.call(this, depth) : this.value(start);
    if (found) this.types();
    // Something goes on behind it: `[1].map(…)`, `true && …`.
    if (!found || (depth > 0 && !/^[,}\]):]?$/.test(this.next))) return this.code(start);
    return found;
  }

  /** What stands in round brackets; a list of parameters is none. */
  private bracketed(depth: number): LiteralNode | undefined {
    const { templates } = this;
    try {
      this.at += 1;
      const found = this.node(depth + 1);
      return this.took(')') ? found : undefined;
    } catch (error) {
      if (!(error instanceof LiteralError)) throw error;
      this.templates = templates;
      return undefined;
    }
  }

  /** Skips what TypeScript writes behind a value: `as const`, `satisfies Options<A, B>`. */
  private types(): void {
    for (;;) {
      const before = this.at;
      if (!this.next || this.take(/(?:as|satisfies)(?![\p{ID_Continue}$])/uy) === undefined) {
        this.at = before;
        return;
      }
      let open = 0;
      for (let mark = this.next; mark !== ''; mark = this.next) {
        if (open === 0 && /[,)\]};=]/.test(mark)) break;
        const word = this.take(QUOTED) ?? this.take(NAME) ?? this.take(NUMBER);
        if (word !== undefined) continue;
        this.at += 1;
        open += Number(/[<([{]/.test(mark)) - Number(/[>)\]}]/.test(mark));
      }
    }
  }

  private array(depth: number): LiteralNode {
    const start = this.at;
    this.at += 1;
    const items: LiteralNode[] = [];
    while (!this.took(']')) {
      items.push(this.node(depth + 1));
      if (!this.took(',') && this.next !== ']') throw new LiteralError(this.at);
    }
    return { kind: 'array', items, at: start };
  }

  private object(depth: number): LiteralNode {
    const start = this.at;
    this.at += 1;
    const entries: LiteralEntry[] = [];
    let spreadAt = -1;
    while (!this.took('}')) {
      const entry = this.entry(depth + 1);
      if (typeof entry === 'number') spreadAt = entry;
      else entries.push(entry);
      if (!this.took(',') && this.next !== '}') throw new LiteralError(this.at);
    }
    return { kind: 'object', entries, at: start, end: this.at, spreadAt };
  }

  /** @returns the offset of what has no key that could be read: a spread, a computed key */
  private entry(depth: number): LiteralEntry | number {
    const mark = this.next;
    const at = this.at;
    if (mark === '.' || mark === '[') {
      this.skip();
      return at;
    }
    const quoted = this.take(QUOTED);
    const key =
      quoted === undefined ? (this.take(NAME) ?? this.take(NUMBER)) : unescaped(quoted.slice(1, -1));
    if (key === undefined) throw new LiteralError(at);
    if (this.took(':')) return { key, value: this.node(depth), at };
    if (/^[,}]$/.test(this.next)) return { key, value: { kind: 'code', at }, at };
    // A method, or `get name() {}`, `async name() {}`.
    const own = /^(?:get|set|async|static)$/.test(key) ? (this.take(/\*?\s*/y), this.take(NAME)) : undefined;
    if (this.next !== '(') throw new LiteralError(this.at);
    return { key: own ?? key, value: this.code(this.at), at };
  }
}

/**
 * Reads an object literal of JavaScript or TypeScript without running it: keys and written-out values are told, everything
 * else is skipped as code. It knows what options are written with, not the language: comments, commas at the end, all
 * kinds of quotes, methods, spreads.
 * @param from offset at which it begins; spaces and comments may stand before it
 * @throws LiteralError with the offset where the text is no literal
 */
export function objectLiteral(text: string, from = 0): LiteralNode {
  return new Reader(text, from).node(0);
}

/**
 * The value of a literal that is written out as a whole.
 * @throws LiteralError where there is code
 */
export function literalData(node: LiteralNode): unknown {
  if (node.kind === 'value') return node.value;
  if (node.kind === 'array') return node.items.map(literalData);
  if (node.kind === 'code') throw new LiteralError(node.at);
  if (node.spreadAt >= 0) throw new LiteralError(node.spreadAt);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, literalData(value)]));
}
