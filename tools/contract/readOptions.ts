import path from 'node:path';
import type ts from 'typescript';
import type { OptionContract, PluginName } from '../../site/contract/types';
import { codeText } from './codeText';
import { type OptionDeclaration, optionDeclarations, typeProgram, typeText } from './declarations';
import { importFrom } from './packages';
import { quietly, runAnalyzer, type Options } from './runAnalyzer';

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An options object with one more value: `{ output: { mode: value } }` for the path `output.mode`.
 * @param base what else is set; not changed
 * @param path path with dots
 * @param value what stands there afterwards
 */
export function nested(base: Options, path: string, value: unknown): Options {
  const [first = '', ...rest] = path.split('.');
  const inner = base[first];
  return {
    ...base,
    [first]: rest.length > 0 ? nested(isObject(inner) ? inner : {}, rest.join('.'), value) : value,
  };
}

/**
 * The value at a path.
 * @param options an options object
 * @param path path with dots
 * @returns the value; `undefined` when there is none
 */
export const valueAt = (options: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), options);

/** Options in, normalised options as JSON out. */
type Normalize = (options: Options) => string;

/** The function by which the Rspack plugin reads its options. */
async function normalizer(root: string): Promise<Normalize> {
  const { RsdoctorRspackPlugin: Plugin } = await importFrom(root, '@rsdoctor/rspack-plugin');
  if (typeof Plugin !== 'function') {
    throw new Error(
      'node_modules/@rsdoctor/rspack-plugin/package.json:1 it has no RsdoctorRspackPlugin → ' +
        'adapt tools/contract/readOptions.ts to the new package',
    );
  }
  const { normalizeRspackUserOptions } = await importFrom(root, '@rsdoctor/core/plugins');
  const normalize = normalizeRspackUserOptions as (options: Options) => unknown;
  const made = quietly(() => new (Plugin as new (options: Options) => { options: unknown })({})).result;
  if (JSON.stringify(made.options) !== JSON.stringify(quietly(() => normalize({})).result)) {
    throw new Error(
      'node_modules/@rsdoctor/core/package.json:1 a plugin made with {} holds other options than ' +
        'normalizeRspackUserOptions gives → adapt tools/contract/readOptions.ts',
    );
  }
  return (options) => quietly(() => JSON.stringify(normalize(options))).result;
}

/** What is needed to know of an option. */
interface TypedPath {
  readonly path: string;
  readonly atoms: readonly string[];
}

/**
 * Options that are set while a default is looked for. Most have theirs without any; those of the brief mode only
 * count in that mode, and those of its JSON file only when the file is asked for.
 */
const BASES: readonly Options[] = [
  {},
  { output: { mode: 'brief' } },
  { output: { mode: 'brief', options: { type: ['html', 'json'] } } },
];

/** Whether a value is one that the declared type allows. */
function fits(value: unknown, atoms: readonly string[]): boolean {
  if (Array.isArray(value)) return atoms.some((atom) => atom.endsWith('[]'));
  if (typeof value === 'string') return atoms.includes('string') || atoms.includes(`'${value}'`);
  return value !== null && atoms.includes(typeof value);
}

/** Values to try when the normalised form is of another kind than what a user writes. */
const candidates = (atoms: readonly string[]): readonly unknown[] =>
  atoms.flatMap((atom): unknown[] => {
    if (atom === 'boolean') return [true, false];
    return atom.startsWith("'") ? [atom.slice(1, -1)] : [];
  });

/** The keys that are on, where a list of keys may stand for an object of booleans. */
function shorter(value: unknown, atoms: readonly string[]): readonly unknown[] {
  if (typeof value !== 'object' || value === null || !atoms.some((atom) => atom.endsWith('[]'))) return [];
  const entries = Object.entries(value);
  return entries.every(([, on]) => typeof on === 'boolean')
    ? [entries.filter(([, on]) => on).map(([key]) => key)]
    : [];
}

/** Paths that an object at a path is made of. */
const inside = (path: string, options: readonly TypedPath[]): readonly TypedPath[] =>
  options.filter((one) => one.path.startsWith(`${path}.`) && !one.path.slice(path.length + 1).includes('.'));

const parents = (path: string): readonly string[] =>
  path
    .split('.')
    .slice(0, -1)
    .map((_key, at, keys) => keys.slice(0, at + 1).join('.'));

/** The value of an option in a normalised form, as a user would write it; nothing when there is none. */
function valueIn(
  normalize: Normalize,
  base: Options,
  option: TypedPath,
  options: readonly TypedPath[],
): unknown {
  const { path, atoms } = option;
  const form = normalize(base);
  const whole = JSON.parse(form) as Options;
  const same = (at: string, value: unknown): boolean => normalize(nested(base, at, value)) === form;
  const held = valueAt(whole, path);
  if (held === undefined) return undefined;
  if (!fits(held, atoms)) {
    const found = candidates(atoms).filter((value) => same(path, value));
    // What may as well be several things is no default.
    return found.length === 1 ? found[0] : undefined;
  }
  const members = inside(path, options);
  const list = shorter(held, atoms).find((value) => same(path, value));
  if (list !== undefined) return list;
  if (typeof held === 'object' && !Array.isArray(held) && members.length > 0) {
    const keys = Object.keys(held ?? {});
    const parts = members.map((member) => {
      const key = member.path.slice(path.length + 1);
      return [key, keys.includes(key) ? valueIn(normalize, base, member, options) : undefined] as const;
    });
    const given = parts.filter(([, value]) => value !== undefined);
    return Object.fromEntries(given.sort(([a], [b]) => keys.indexOf(a) - keys.indexOf(b)));
  }
  const proved = same(path, held) || parents(path).some((at) => same(at, valueAt(whole, at)));
  return proved ? held : undefined;
}

/**
 * The defaults of options: what the normalised options hold when nothing is written. Each is proved by writing it, or
 * the object around it: the normalised options are then the same.
 */
async function readDefaults(
  root: string,
  options: readonly TypedPath[],
): Promise<ReadonlyMap<string, string>> {
  const normalize = await normalizer(root);
  const found = new Map<string, string>();
  for (const option of options) {
    const values = BASES.map((base) => valueIn(normalize, base, option, options));
    const value = values.find((one) => one !== undefined);
    if (value !== undefined) found.set(option.path, codeText(value));
  }
  const { RsdoctorRspackMultiplePlugin: Multiple } = await importFrom(root, '@rsdoctor/rspack-plugin');
  const { sdk } = new (Multiple as new (options: object) => { sdk: Options })({});
  for (const key of ['name', 'stage']) found.set(key, codeText(sdk[key]));
  return found;
}

/** Values that turn an option on, by its type. */
const trials = (atoms: readonly string[]): readonly unknown[] =>
  atoms.flatMap((atom): unknown[] => {
    if (atom === 'boolean') return [true];
    return atom.startsWith("'") ? [atom.slice(1, -1)] : [];
  });

const lastKey = (path: string): string => path.split('.').at(-1) ?? path;

/** What the plugin prints about an option when it is written: while it reads its options, and during a build. */
async function readNotices(
  root: string,
  options: readonly TypedPath[],
): Promise<ReadonlyMap<string, string>> {
  const { normalizeRspackUserOptions } = await importFrom(root, '@rsdoctor/core/plugins');
  const normalize = normalizeRspackUserOptions as (value: Options) => unknown;
  const found = new Map<string, string>();
  for (const { path, atoms } of options) {
    const lines = trials(atoms).flatMap((value) => quietly(() => normalize(nested({}, path, value))).lines);
    if (lines[0]) found.set(path, lines[0]);
  }
  // Some options are only read while a build runs; a line about one names it.
  const support = options.filter(
    ({ path, atoms }) => path.startsWith('supports.') && atoms.includes('boolean'),
  );
  const all = support.reduce<Options>((set, { path }) => nested(set, path, true), {});
  const { lines } = await runAnalyzer(root, 'rspack', all);
  for (const { path } of support) {
    const line = lines.find((text) => new RegExp(`\\b${lastKey(path)}\\b`).test(text));
    if (line) found.set(path, line);
  }
  return found;
}

/** Name of the class and its package, by the name that the contract uses. */
export const PLUGINS: Readonly<Record<PluginName, readonly [className: string, from: string]>> = {
  rspack: ['RsdoctorRspackPlugin', '@rsdoctor/rspack-plugin'],
  'rspack-multiple': ['RsdoctorRspackMultiplePlugin', '@rsdoctor/rspack-plugin'],
  webpack: ['RsdoctorWebpackPlugin', '@rsdoctor/webpack-plugin'],
  'webpack-multiple': ['RsdoctorWebpackMultiplePlugin', '@rsdoctor/webpack-plugin'],
};

const NAMES = Object.keys(PLUGINS) as PluginName[];
const exportName = (plugin: PluginName): string => plugin.replace('-', '_');

const SOURCE = NAMES.map((plugin) => {
  const [className, from] = PLUGINS[plugin];
  return `import type { ${className} } from '${from}';
export declare const ${exportName(plugin)}: NonNullable<ConstructorParameters<typeof ${className}>[0]>;`;
}).join('\n');

/** What the constructors of the installed packages take, by plugin and path. */
function declarations(root: string): ReadonlyMap<PluginName, ReadonlyMap<string, OptionDeclaration>> {
  const file = path.join(root, 'contract-constructors.ts');
  const { checker, exportsOf } = typeProgram([], { [file]: SOURCE });
  const found = exportsOf(file);
  const typeOf = (symbol: ts.Symbol | undefined) => symbol && checker.getTypeOfSymbol(symbol);
  return new Map(
    NAMES.map((plugin) => {
      const type = typeOf(found.get(exportName(plugin)));
      const options = type && optionDeclarations(checker, type);
      if (!options || options.size === 0) {
        const [className, from] = PLUGINS[plugin];
        throw new Error(
          `node_modules/${from}/package.json:1 the options of ${className} cannot be read → ` +
            'compare its declarations with tools/contract/readOptions.ts',
        );
      }
      return [plugin, options];
    }),
  );
}

/**
 * Every option of the four plugin classes: declared type, the value it has when nothing is written, deprecation.
 * @param root folder whose `node_modules` hold the packages
 * @returns options in the order of the declarations
 * @throws Error when a class or its options type cannot be read
 */
export async function readOptions(root: string): Promise<readonly OptionContract[]> {
  const byPlugin = declarations(root);
  const paths = [...new Set([...byPlugin.values()].flatMap((options) => [...options.keys()]))];
  const types = paths.map((one) => {
    const declared = [...byPlugin].flatMap(([plugin, options]) => {
      const found = options.get(one);
      return found ? [{ plugin, ...found }] : [];
    });
    return {
      path: one,
      atoms: [...new Set(declared.flatMap(({ atoms }) => [...atoms]))],
      optional: declared.every(({ optional }) => optional),
      deprecated: declared.some(({ deprecated }) => deprecated),
      plugins: declared.map(({ plugin }) => plugin),
    };
  });
  const defaults = await readDefaults(root, types);
  const notices = await readNotices(root, types);
  return types.map(({ path: one, atoms, optional, deprecated, plugins }) => ({
    path: one,
    type: typeText(atoms),
    optional,
    default: defaults.get(one),
    ...(deprecated && { deprecated }),
    notice: notices.get(one),
    plugins,
  }));
}
