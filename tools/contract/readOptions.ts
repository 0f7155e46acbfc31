import type { OptionContract, PluginName, OptionEffects } from '../../site/contract/types';
import { INTERNALS } from '../../site/contract/internals';
import { exportedTypes, optionDeclarations, typeText, type OptionDeclaration } from './declarations';
import { importFrom, packageError } from './packages';
import { BRIEF, quietly, runAnalyzer, type Options } from './runAnalyzer';

/** Name of the class and its package, by the name that the contract uses. */
export const PLUGINS: Readonly<Record<PluginName, readonly [className: string, from: string]>> = {
  rspack: ['RsdoctorRspackPlugin', '@rsdoctor/rspack-plugin'],
  'rspack-multiple': ['RsdoctorRspackMultiplePlugin', '@rsdoctor/rspack-plugin'],
  webpack: ['RsdoctorWebpackPlugin', '@rsdoctor/webpack-plugin'],
  'webpack-multiple': ['RsdoctorWebpackMultiplePlugin', '@rsdoctor/webpack-plugin'],
};

const PLUGIN_NAMES = Object.keys(PLUGINS) as PluginName[];

/** A value as a reader would write it in a config: single quotes, spaces inside braces. */
export function codeText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(codeText).join(', ')}]`;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const parts = entries.map(
    ([key, inner]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : codeText(key)}: ${codeText(inner)}`,
  );
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path with those above it: `a`, `a.b`, `a.b.c`. */
const pathsTo = (path: string): readonly string[] =>
  path.split('.').map((_key, at, keys) => keys.slice(0, at + 1).join('.'));

/** An options object with one more value: `{ output: { mode: value } }` for the path `output.mode`. */
export function nested(base: Options, path: string, value: unknown): Options {
  const [first = '', ...rest] = path.split('.');
  const inner = base[first];
  return {
    ...base,
    [first]: rest.length > 0 ? nested(isObject(inner) ? inner : {}, rest.join('.'), value) : value,
  };
}

const valueAt = (options: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), options);

/** What a plugin makes of options: the normalised ones as JSON, and the lines that it prints. It may throw. */
type Normalize = (options: Options) => { readonly result: string; readonly lines: readonly string[] };

async function normalizer(root: string, plugin: PluginName): Promise<Normalize> {
  const [className, from] = PLUGINS[plugin];
  const Plugin = (await importFrom(root, from))[className] as new (options: Options) => {
    options: object;
    sdk: Options;
  };
  // The name and the stage of one of several compilers; left out, they are counted up with each plugin that is made.
  const numberedKeys = plugin.endsWith('multiple') ? ['name', 'stage'] : [];
  return (options) =>
    quietly(() => {
      const made = new Plugin(structuredClone(options));
      const own = numberedKeys.filter((key) => options[key] !== undefined);
      const numbered = Object.fromEntries(own.map((key) => [key, made.sdk[key]]));
      return JSON.stringify({ ...made.options, sdkInstance: undefined, ...numbered });
    });
}

interface TypedPath {
  readonly path: string;
  readonly atoms: readonly string[];
}

/**
 * Options that are set while a default is looked for. Most have theirs without any; those of the brief mode only
 * count in that mode, and those of its JSON file only when the file is asked for.
 */
const BASES: readonly Options[] = [{}, { output: { mode: 'brief' } }, BRIEF];

function fits(value: unknown, atoms: readonly string[]): boolean {
  if (Array.isArray(value)) return atoms.some((atom) => atom.endsWith('[]'));
  if (typeof value === 'string') return atoms.includes('string') || atoms.includes(`'${value}'`);
  return value !== null && atoms.includes(typeof value);
}

const candidates = (atoms: readonly string[]): readonly unknown[] =>
  atoms.flatMap((atom): unknown[] => {
    if (atom === 'boolean') return [true, false];
    return atom.startsWith("'") ? [atom.slice(1, -1)] : [];
  });

/** The keys that are on, where a list of keys may stand for an object of booleans. */
function shorter(value: unknown, atoms: readonly string[]): readonly unknown[] {
  if (!isObject(value) || !atoms.some((atom) => atom.endsWith('[]'))) return [];
  const entries = Object.entries(value);
  const isList = entries.every(([, on]) => typeof on === 'boolean');
  return isList ? [entries.filter(([, on]) => on).map(([key]) => key)] : [];
}

/** The value of an option in a normalised form, as a user would write it; nothing when there is none. */
function valueIn(
  normalize: Normalize,
  base: Options,
  { path, atoms }: TypedPath,
  options: readonly TypedPath[],
): unknown {
  const form = normalize(base).result;
  const whole = JSON.parse(form) as Options;
  const same = (at: string, value: unknown): boolean => normalize(nested(base, at, value)).result === form;
  const held = valueAt(whole, path);
  if (held === undefined) return undefined;
  if (!fits(held, atoms)) {
    const found = candidates(atoms).filter((value) => same(path, value));
    // What may as well be several things is no default.
    return found.length === 1 ? found[0] : undefined;
  }
  const list = shorter(held, atoms).find((value) => same(path, value));
  if (list !== undefined) return list;
  if (isObject(held) && options.some((one) => one.path.startsWith(`${path}.`))) {
    const parts = Object.keys(held).flatMap((key) => {
      const member = options.find((one) => one.path === `${path}.${key}`);
      const value = member && valueIn(normalize, base, member, options);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(parts);
  }
  return held;
}

async function readDefaults(root: string, options: readonly TypedPath[]): Promise<Map<string, string>> {
  const normalize = await normalizer(root, 'rspack');
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

/** What the plugin prints about an option when it is written: while it reads its options, and during a build. */
async function readNotices(root: string, options: readonly TypedPath[]): Promise<Map<string, string>> {
  const normalize = await normalizer(root, 'rspack');
  const found = new Map<string, string>();
  for (const { path, atoms } of options) {
    const [line] = candidates(atoms).flatMap((value) => normalize(nested({}, path, value)).lines);
    if (line) found.set(path, line);
  }
  // Some options are only read while a build runs; a line about one names it.
  const support = options.filter(
    ({ path, atoms }) => path.startsWith('supports.') && atoms.includes('boolean'),
  );
  const all = support.reduce<Options>((set, { path }) => nested(set, path, true), {});
  const { lines } = runAnalyzer(root, 'rspack', all);
  for (const { path } of support) {
    const line = lines.find((text) => new RegExp(`\\b${path.split('.').at(-1)}\\b`).test(text));
    if (line) found.set(path, line);
  }
  return found;
}

function declarations(root: string): ReadonlyMap<PluginName, ReadonlyMap<string, OptionDeclaration>> {
  const text = PLUGIN_NAMES.map((plugin, at) => {
    const [className, from] = PLUGINS[plugin];
    return `import type { ${className} } from '${from}';
export declare const p${at}: NonNullable<ConstructorParameters<typeof ${className}>[0]>;`;
  });
  const { checker, types } = exportedTypes(root, text.join('\n'));
  return new Map(
    PLUGIN_NAMES.map((plugin, at) => {
      const type = types.get(`p${at}`);
      const options = type && optionDeclarations(checker, type);
      if (options && options.size > 0) return [plugin, options];
      const [className, from] = PLUGINS[plugin];
      const fix = 'compare its declarations with tools/contract/readOptions.ts';
      throw packageError(from, `the options of ${className} cannot be read`, fix);
    }),
  );
}

/**
 * Every option of the four plugin classes, in the order of the declarations: declared type, the value it has when nothing
 * is written, deprecation. Throws when a class or its options type cannot be read.
 */
export async function readOptions(root: string): Promise<readonly OptionContract[]> {
  const byPlugin = declarations(root);
  const paths = [...new Set([...byPlugin.values()].flatMap((options) => [...options.keys()]))];
  const types = paths.map((path) => {
    const declared = [...byPlugin].flatMap(([plugin, options]) => {
      const found = options.get(path);
      return found ? [{ plugin, ...found }] : [];
    });
    return { path, declared, atoms: [...new Set(declared.flatMap(({ atoms }) => [...atoms]))] };
  });
  const defaults = await readDefaults(root, types);
  const notices = await readNotices(root, types);
  return types.map(({ path, atoms, declared }) => ({
    path,
    type: typeText(atoms),
    optional: declared.every(({ optional }) => optional),
    default: defaults.get(path),
    ...(declared.some(({ deprecated }) => deprecated) && { deprecated: true }),
    notice: notices.get(path),
    plugins: declared.map(({ plugin }) => plugin),
  }));
}

/** Two values of each kind, of which one counts as false where the language lets it. */
const VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  string: ['', 'x'],
  number: [0, 7],
  boolean: [false, true],
  null: [null, null],
  array: [[], ['x']],
  object: [{}, { x: 1 }],
};

/** Whether a plugin holds an option as if nothing were written; undefined when it refuses it. */
type Same = (path: string, value: unknown) => boolean | undefined;

async function comparer(root: string, plugin: PluginName): Promise<Same> {
  const normalize = await normalizer(root, plugin);
  const [plain, brief] = [normalize({}).result, normalize(BRIEF).result];
  return (path, value) => {
    // Options that only count in the brief mode are tried there.
    const isBrief = /^(?:brief|output\.options)(?:\.|$)/.test(path);
    try {
      const { result } = normalize(nested(isBrief ? BRIEF : {}, path, value));
      return result === (isBrief ? brief : plain);
    } catch {
      return undefined;
    }
  };
}

/** Whether a type leaves out all values of a kind. */
const isWrong = (type: string, kind: string): boolean =>
  kind === 'array' ? !type.includes('[]') : !type.split(' | ').includes(kind);

/**
 * What the plugins make of values that their types leave out, and of options that the types of another plugin have. By
 * path: the kinds of value that every plugin refuses with an error, or holds as if nothing were written.
 */
export async function readEffects(root: string, options: readonly OptionContract[]): Promise<OptionEffects> {
  const known = new Map<string, Same>();
  for (const name of PLUGIN_NAMES) known.set(name, await comparer(root, name));
  const wrong: Record<string, Record<string, 'stops' | 'ignored'>> = {};
  const applied: Record<string, PluginName[]> = {};
  for (const { path, type, plugins } of options.filter((option) => !(option.path in INTERNALS.options))) {
    for (const [kind, values] of Object.entries(VALUES)) {
      if (!isWrong(type, kind)) continue;
      const outcomes = plugins.flatMap((plugin) => values.map((value) => known.get(plugin)?.(path, value)));
      const effect = outcomes.every((one) => one === undefined)
        ? 'stops'
        : outcomes.every((one) => one === true) && 'ignored';
      if (effect) (wrong[path] ??= {})[kind] = effect;
    }
    const hasEffect = (name: PluginName) =>
      [false, true, 'x', 7].some((value) => known.get(name)?.(path, value) === false);
    const others = PLUGIN_NAMES.filter((name) => !plugins.includes(name) && hasEffect(name));
    for (const parent of others.length > 0 ? pathsTo(path) : []) applied[parent] ??= others;
  }
  return { wrong, applied };
}
