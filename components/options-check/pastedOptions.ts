import { LiteralError, objectLiteral, type LiteralNode } from '../../lib/text/objectLiteral';
import type { PastedOptions } from './finding';

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
export function pastedOptions(pasted: string): PastedOptions[] {
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
