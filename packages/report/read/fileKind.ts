import { encodingOf } from './streams';
import type { OtherKind, PackedKind, ReportFault } from './ReportError';

/** What a file is by its beginning. */
export type FileKind =
  | { readonly is: 'empty' | 'zip' | 'gzip' | 'html' | 'json' | 'shard' }
  | { readonly is: 'packed'; readonly kind: PackedKind }
  | { readonly is: 'other'; readonly kind: OtherKind };

/** First bytes in hexadecimal digits. */
const BYTES: readonly (readonly [begin: RegExp, kind: FileKind])[] = [
  [/^504b(?:0304|0506|0708)/, { is: 'zip' }],
  [/^1f8b/, { is: 'gzip' }],
  [/^377abcaf271c/, { is: 'packed', kind: '7z' }],
  [/^526172211a07/, { is: 'packed', kind: 'rar' }],
  [/^fd377a585a00/, { is: 'packed', kind: 'xz' }],
  [/^28b52ffd/, { is: 'packed', kind: 'zstd' }],
  [/^425a683[1-9]314159265359/, { is: 'packed', kind: 'bzip2' }],
  [/^.{514}7573746172/, { is: 'packed', kind: 'tar' }],
  [
    /^(?:89504e47|47494638|ffd8ff|52494646.{8}57454250|00000100|.{8}6674797061766966)/,
    { is: 'other', kind: 'picture' },
  ],
  [/^25504446/, { is: 'other', kind: 'pdf' }],
];

/** What a text begins with. */
const TEXTS: readonly (readonly [begin: RegExp, kind: FileKind])[] = [
  [
    /^(?:<\?xml[^>]*>\s*(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?)?<svg\b/i,
    { is: 'other', kind: 'picture' },
  ],
  [/^</, { is: 'html' }],
  [/^(?:From: <Saved by|MIME-Version:)/i, { is: 'other', kind: 'savedPage' }],
  [/^\{\s*(?:["}]|$)/, { is: 'json' }],
  // A line of a terminal may begin with a bracket as well: `[webpack-cli]`.
  [/^\[\s*(?:[[{"\]]|-?[\d.]+\s*,)/, { is: 'other', kind: 'list' }],
  // Two bytes of zlib in base64, as every data file of normal mode begins.
  [/^eJ[\w+/]{8,}={0,2}$/, { is: 'shard' }],
  [
    /^(?:\/[/*]|#!|["']use |(?:import|export)[\s{*'"]|(?:const|let|var)\s+[\w{[]|module\.exports|require\(|[!(]*(?:async )?function\b|\(+\) *=>|\{\s*\w+:)/,
    { is: 'other', kind: 'script' },
  ],
];

/** Letters that no text has, not even one with the colours of a terminal. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Says what a file is. */
export function fileKind(start: Uint8Array, path: string): FileKind {
  const digits = Array.from(start.subarray(0, 512), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const byBytes = BYTES.find(([begin]) => begin.test(digits));
  if (byBytes) return byBytes[1];
  const text = new TextDecoder(encodingOf(start)).decode(start).trim();
  if (text === '') return { is: 'empty' };
  const byText = TEXTS.find(([begin]) => begin.test(text));
  if (byText) return byText[1];
  if (/\.br$/i.test(path)) return { is: 'packed', kind: 'brotli' };
  return { is: 'other', kind: CONTROL.test(text) ? 'binary' : 'text' };
}

/** Names at the top of JSON that is no report: all of a list say what it is. */
const OTHER_JSON: readonly (readonly [kind: OtherKind, ...names: readonly string[]])[] = [
  ['sourceMap', 'mappings'],
  ['summary', 'format', 'build', 'rules'],
];

/** The same of what a bundler writes about its build. `rspack build --json` may write no more than times and counts. */
const STATS: readonly (readonly string[])[] = [
  ['errorsCount'],
  ['assetsByChunkName'],
  ['namedChunkGroups'],
  ['assets', 'entrypoints'],
  ['assets', 'modules'],
  ['chunks', 'modules'],
  ['children', 'errors', 'warnings'],
];
/** Without these, `rsdoctor stats-analyze` shows no modules, or nothing. */
const SHOWN_STATS = ['assets', 'chunks'];

const hasAll = (names: ReadonlySet<string>) => (wanted: readonly string[]) =>
  wanted.every((name) => names.has(name));

/** The names of each compiler in the statistics of several. */
function compilersIn(children: string): readonly ReadonlySet<string>[] {
  try {
    const list: unknown = JSON.parse(children);
    return Array.isArray(list) ? list.map((each: unknown) => new Set(Object.keys(Object(each)))) : [];
  } catch {
    return [];
  }
}

/** Says what JSON is that is no report. */
export function otherJson(
  names: ReadonlySet<string>,
  children: string,
): { readonly fault: ReportFault; readonly kind?: OtherKind } {
  const has = hasAll(names);
  // What `rsdoctor bundle-diff --json` writes.
  if (has(['assets', 'modules', 'packages']) && !has(['chunks'])) return { fault: 'comparison' };
  if (has(SHOWN_STATS)) return { fault: 'stats' };
  const compilers = compilersIn(children).map(hasAll);
  if (compilers.some((inOne) => inOne(SHOWN_STATS))) return { fault: 'manyStats' };
  if ([has, ...compilers].some((inOne) => STATS.some(inOne))) return { fault: 'bareStats' };
  const kind = OTHER_JSON.find(([, ...wanted]) => has(wanted))?.[0] ?? 'json';
  return { fault: 'notReport', kind };
}
