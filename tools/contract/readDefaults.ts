import { codeText } from './codeText';
import { importFrom } from './importFrom';
import { nested, valueAt, type Options } from './nested';
import { normalizer, type Normalize } from './normalizer';

/** What is needed to know of an option. */
export interface TypedPath {
  readonly path: string;
  readonly atoms: readonly string[];
}

/**
 * Options that are set while a default is looked for. Most have theirs without any; those of the brief mode only count
 * in that mode, and those of its JSON file only when the file is asked for.
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
 * @param root folder whose `node_modules` hold the packages
 * @param options paths and atoms of their types
 * @returns code by path; paths without a default are missing
 */
export async function readDefaults(
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
