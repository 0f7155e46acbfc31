import { LiteralError, objectLiteral, type LiteralNode } from '../../lib/text/objectLiteral';
import type { PluginName } from '../../site/contract/types';
import * as LIMITS from '../../site/limits';
import type { Finding, Reading } from './finding';
import { optionFindings } from './optionFindings';
import { uselessFindings } from './uselessFindings';

export type Verdict =
  | { readonly kind: 'empty' | 'tooLong' | 'noObject' }
  /** Both count from 1. */
  | { readonly kind: 'syntax'; readonly line: number; readonly column: number }
  | {
      readonly kind: 'read';
      readonly keys: number;
      /** Values and spreads that only a run could evaluate, which are not judged. */
      readonly codes: number;
      readonly findings: readonly (Finding & { readonly line: number })[];
    };

interface PastedOptions {
  readonly node: LiteralNode;
  readonly plugin: PluginName | undefined;
}

/** A config of several compilers has a call for each; more of them in one text are no config. */
const MAX_CALLS = 20;

/** Comments, quoted texts and regular expressions, whose words are no code; what is left open goes on to the end. */
const NO_CODE =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\\n]|\\(?:[^]|$))*(?:'|$|(?=\n))|"(?:[^"\\\n]|\\(?:[^]|$))*(?:"|$|(?=\n))|`(?:[^`\\]|\\(?:[^]|$))*(?:`|$)|(?<=[=(,:[!&|?{};]\s{0,9})\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,500}\]){1,500}\//g;

/** `new RsdoctorRspackPlugin<Rules>({ … })`, and `.use(RsdoctorWebpackPlugin, [{ … }])` of webpack-chain. */
const CALL =
  /\bRsdoctor(?<bundler>Rspack|Webpack)(?<multiple>Multiple)?Plugin\s*(?:(?:<[^<>()]{0,200}>\s*)?\(|,\s*\[)/g;

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

/** Lines of an object; offsets count the bracket before them, which adds no line. */
function bare(text: string): LiteralNode {
  try {
    return objectLiteral(`{${text}\n}`);
  } catch (error) {
    if (error instanceof LiteralError) throw new LiteralError(Math.max(0, error.at - 1));
    throw error;
  }
}

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
 * Finds the options in what somebody pasted: a config that calls the plugin, an object, or the lines inside of one.
 * @returns what each plugin is given; code where only a run could tell
 * @throws LiteralError with the offset where an object cannot be read
 */
function pastedOptions(pasted: string): PastedOptions[] {
  const blank = (found: string): string => found.replace(/[^\n]/g, ' ');
  const text = pasted.replace(FENCE, blank);
  const code = text.replace(NO_CODE, blank);
  const found: PastedOptions[] = [];
  let end = 0;
  for (const { 0: call, index, groups } of [...code.matchAll(CALL)].slice(0, MAX_CALLS)) {
    // What is inside of other options has been read with them.
    if (index < end) continue;
    const start = index + call.length;
    const isEmpty = /^\s*[)\]]/.test(code.slice(start, start + 2000));
    const node = objectLiteral(isEmpty ? '{}' : text, isEmpty ? 0 : start);
    if (node.kind === 'object' && !isEmpty) end = node.end;
    const bundler = groups?.bundler === 'Webpack' ? 'webpack' : 'rspack';
    found.push({ node, plugin: groups?.multiple ? `${bundler}-multiple` : bundler });
  }
  if (found.length > 0) return found;
  const node = withoutCall(text, code);
  if (node?.kind !== 'object') return [];
  // `plugins: true` is a feature in a wrong place.
  const isSwitch = (value: LiteralNode): boolean =>
    value.kind === 'value' && typeof value.value === 'boolean';
  if (node.entries.some(({ key, value }) => BUNDLER_KEYS.test(key) && !isSwitch(value))) return [];
  return [{ node, plugin: undefined }];
}

function judge(pasted: PastedOptions): Reading {
  const reading: Reading = {
    plugin: pasted.plugin,
    found: new Map(),
    open: new Set(),
    keys: 0,
    findings: [],
  };
  optionFindings(pasted.node, '', reading);
  uselessFindings(reading);
  return reading;
}

function codesIn(node: LiteralNode): number {
  if (node.kind === 'code') return 1;
  if (node.kind === 'value') return 0;
  const inner = node.kind === 'array' ? node.items : node.entries.map(({ value }) => value);
  const spread = Number(node.kind === 'object' && node.spreadAt >= 0);
  return inner.reduce((sum, each) => sum + codesIn(each), spread);
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Judges the keys of pasted plugin options. The text is read and never run. */
export function checkOptions(text: string): Verdict {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > LIMITS.optionsLength) return { kind: 'tooLong' };
  try {
    const objects = pastedOptions(text);
    if (objects.length === 0) return { kind: 'noObject' };
    const readings = objects.map(judge);
    const findings = readings.flatMap((reading) => reading.findings).sort((a, b) => a.at - b.at);
    return {
      kind: 'read',
      keys: readings.reduce((sum, { keys }) => sum + keys, 0),
      codes: objects.reduce((sum, { node }) => sum + codesIn(node), 0),
      findings: findings.map((finding) => ({ ...finding, line: lineAt(text, finding.at) })),
    };
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error;
    const { at } = error;
    const column = at - text.slice(0, at).lastIndexOf('\n');
    return { kind: 'syntax', line: lineAt(text, at), column };
  }
}
