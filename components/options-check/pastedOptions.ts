import { declaredLiteral, LiteralError, objectLiteral, type LiteralNode } from '../../lib/text/objectLiteral';
import type { PluginName } from '../../site/contract/types';
import type { PastedOptions } from './finding';

/** A config of several compilers has a call for each; more of them in one text are no config. */
const MAX_CALLS = 20;

/** Names of constants that are followed: more than a config has, and an end to constants that name each other. */
const MAX_NAMES = 40;

/** Comments, quoted texts and regular expressions, whose words are no code; what is left open goes on to the end. */
const NO_CODE =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\\n]|\\(?:[^]|$))*(?:'|$|(?=\n))|"(?:[^"\\\n]|\\(?:[^]|$))*(?:"|$|(?=\n))|`(?:[^`\\]|\\(?:[^]|$))*(?:`|$)|(?<=[=(,:[!&|?{};]\s{0,9})\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,500}\]){1,500}\//g;

const CLASS = String.raw`\bRsdoctor(?<bundler>Rspack|Webpack)(?<multiple>Multiple)?Plugin`;
/** `{ RsdoctorRspackPlugin as Doctor }`, `{ RsdoctorRspackPlugin: Doctor }`. */
const RENAMED = new RegExp(String.raw`[{,]\s{0,99}${CLASS}\s*(?:as|:)\s*(?<name>[\w$]+)`, 'g');
/** `const Doctor = require('…').RsdoctorRspackPlugin`. */
const ASSIGNED = new RegExp(
  String.raw`(?<![\w$])(?<name>[\w$]{1,60})\s*=\s*(?:[\w$.]{1,60}\s*|require\(\s*\)\s*\.\s*)?${CLASS}\s*(?:;|$)`,
  'gm',
);
/** `.use(RsdoctorWebpackPlugin, [{ … }])` of webpack-chain. */
const CHAINED = /\.use\(\s*(?:[\w$]{1,60}\.)?([\w$]{1,60})\s*,\s*\[/g;
const CALL = /(?<![\w$])([\w$]+)\s*(?:<[^<>()]{0,200}>\s*)?\(/g;

const DECLARED = /\b(const|let|var|function|class)\s+([\w$]+)(?:\s*:\s*[^=;(){}]{1,200})?(?:\s*=(?![=>]))?/g;
/** `options.port = 1`, `features.push('resolver')`. */
const CHANGED =
  /(?<![\w$.])([\w$]{1,60})(?:\s{0,9}(?:\.\s{0,9}[\w$]{1,60}|\[[^\]\n]{0,80}\])){1,6}\s{0,9}(?:=(?![=>])|[|&?]{2}=|\()/g;
/** `delete options.port`, `Object.assign(options, …)`, `merge(options, …)`. */
const CHANGED_BY = /(?:\bdelete\s+|(?:assign|merge|extend|defaults)\w{0,40}\(\s*)([\w$]{1,60})/gi;
/** Parameters, which hide what a file declares under the same name. */
const PARAMETERS = /\(([^()]{1,300})\)\s{0,9}(?:=>|\{)|(?<![\w$.])([\w$]{1,60})\s{0,9}=>/g;

const WHOLE =
  /(?:\bexport\s+default|\bmodule\.exports\s*=|\b(?:const|let|var)\s+[\w$]+(?:\s*:[^={]{1,200})?\s*=)\s*\(?\s*(?=\{)/g;
const MODULE = /\b(?:import|export|require|module\.exports|const|let|var|function)\b/;
/** Keys and values without the brackets around them. */
const BARE = /^(?:['"]?[\w$.-]+['"]?\s*(?::|,\s*\n)|\.\.\.[\w$]|\[[\w$.]+\]\s*:)/;
const ABOVE = /^(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/;
const FENCE = /^[ \t]*(?:```|~~~)[^\n]*$/gm;
/** What bundlers and frameworks are set up with, and plugins are not: the object is a config without the plugin. */
const BUNDLER_KEYS =
  /^(?:entry|plugins|module|modules|resolve|optimization|devServer|tools|source|html|performance|dev|presets|webpack|rspack|vite|nitro|externals|devtool|target|publicPath|chainWebpack|configureWebpack|stories|framework|addons|context|cache|lib|dependencies|scripts|title|themeConfig|ssr|routes)$/;

/** The plugin classes under every name that the text gives them. */
function classNames(code: string): ReadonlyMap<string, PluginName> {
  const names = new Map<string, PluginName>();
  for (const pattern of [new RegExp(CLASS, 'g'), RENAMED, ASSIGNED]) {
    for (const { 0: found, groups = {} } of code.matchAll(pattern)) {
      const bundler: PluginName = groups.bundler === 'Webpack' ? 'webpack' : 'rspack';
      names.set(groups.name ?? found, groups.multiple ? `${bundler}-multiple` : bundler);
    }
  }
  return names;
}

/** Whether what is declared at an offset is known at another: the block around it is around both. */
function scopesOf(code: string): (declared: number, used: number) => boolean {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: mark, index } of code.matchAll(/[{}]/g)) {
    if (mark === '{') open.push(index);
    else ends.set(open.pop() ?? -1, index);
  }
  const blocks = [...ends].filter(([start]) => start >= 0);
  return (declared, used) =>
    blocks.every(([start, end]) => declared < start || declared > end || (used > start && used < end));
}

/** Inlines the constants of the text; what is declared twice, changed later, or hidden by a parameter stays a name. */
function constantInliner(text: string, code: string): (node: LiteralNode) => LiteralNode {
  const found = new Map<string, number>();
  const isInScope = scopesOf(code);
  const unsure = new Set<string>();
  for (const match of code.matchAll(DECLARED)) {
    const [whole, word, name = ''] = match;
    if (found.has(name) || word !== 'const' || !whole.endsWith('=')) unsure.add(name);
    found.set(name, match.index + whole.length);
  }
  for (const pattern of [CHANGED, CHANGED_BY]) {
    for (const [, name = ''] of code.matchAll(pattern)) unsure.add(name);
  }
  for (const [, list = '', one = ''] of code.matchAll(PARAMETERS)) {
    for (const name of [one, ...(list.match(/[\w$]+/g) ?? [])]) unsure.add(name);
  }
  for (const name of unsure) found.delete(name);
  let left = MAX_NAMES;
  const inline = (node: LiteralNode): LiteralNode => {
    if (node.kind === 'array') return { ...node, items: node.items.map(inline) };
    if (node.kind === 'object') {
      return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: inline(entry.value) })) };
    }
    const at = node.kind === 'code' ? found.get(node.text) : undefined;
    if (at === undefined || left === 0) return node;
    left -= 1;
    if (!isInScope(at, node.at)) return node;
    const held = declaredLiteral(text, at);
    return held ? inline(held) : node;
  };
  return inline;
}

/** Lines of an object; the bracket that is put before them takes the place of a character that is not there. */
function bare(text: string): LiteralNode {
  try {
    return shifted(objectLiteral(`{${text}\n}`));
  } catch (error) {
    if (error instanceof LiteralError) throw new LiteralError(Math.max(0, error.at - 1));
    throw error;
  }
}

function shifted(node: LiteralNode): LiteralNode {
  const at = node.at - 1;
  if (node.kind === 'array') return { ...node, at, items: node.items.map(shifted) };
  if (node.kind !== 'object') return { ...node, at };
  const entries = node.entries.map((entry) => ({ ...entry, at: entry.at - 1, value: shifted(entry.value) }));
  return { ...node, at, entries, end: node.end - 1, spreadAt: node.spreadAt < 0 ? -1 : node.spreadAt - 1 };
}

/** The object of a text that calls no plugin: an object, the lines of one, or a file that is about one. */
function withoutCall(text: string, code: string): LiteralNode | undefined {
  if (BARE.test(text.slice(ABOVE.exec(text)?.[0].length))) return bare(text);
  const first = code.search(/\S/);
  if (/[{(]/.test(code[first] ?? '')) return objectLiteral(text, first);
  const whole = [...code.matchAll(WHOLE)];
  const only = whole.length === 1 ? whole[0] : undefined;
  if (only) return objectLiteral(text, only.index + only[0].length);
  const start = code.indexOf('{');
  return start < 0 || MODULE.test(code) ? undefined : objectLiteral(text, start);
}

/**
 * Finds the options in what somebody pasted: a config that calls the plugin, under any name, an object, or the lines
 * inside of one. Constants of the same text are followed.
 * @returns what each plugin is given, with offsets of the text; code where only a run could tell
 * @throws LiteralError with the offset where an object cannot be read
 */
export function pastedOptions(pasted: string): PastedOptions[] {
  const blank = (found: string): string => found.replace(/[^\n]/g, ' ');
  const text = pasted.replace(FENCE, blank);
  const code = text.replace(NO_CODE, blank);
  const names = classNames(code);
  const calls = [...code.matchAll(CALL), ...code.matchAll(CHAINED)]
    .filter(([, name = '']) => names.has(name))
    .sort((one, other) => one.index - other.index)
    .slice(0, MAX_CALLS);
  const inline = constantInliner(text, code);
  const found: PastedOptions[] = [];
  let end = 0;
  for (const { 0: call, 1: name = '', index } of calls) {
    const start = index + call.length;
    // What is inside of other options has been read with them.
    if (index < end) continue;
    const isEmpty = /^\s*[)\]]/.test(code.slice(start, start + 2000));
    const node = objectLiteral(isEmpty ? '{}' : text, isEmpty ? 0 : start);
    if (node.kind === 'object' && !isEmpty) end = node.end;
    found.push({ node: inline(node), plugin: names.get(name) });
  }
  if (found.length > 0) return found;
  const node = withoutCall(text, code);
  if (node?.kind !== 'object') return [];
  // `plugins: true` is a feature in a wrong place.
  const isSwitch = (value: LiteralNode): boolean =>
    value.kind === 'value' && typeof value.value === 'boolean';
  if (node.entries.some(({ key, value }) => BUNDLER_KEYS.test(key) && !isSwitch(value))) return [];
  return [{ node: inline(node), plugin: undefined }];
}
