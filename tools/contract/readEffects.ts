import { INTERNALS } from '../../site/contract/internals';
import type { OptionContract, OptionEffects, PluginName } from '../../site/contract/types';
import { BRIEF, nested, normalizer, pathsTo, PLUGIN_NAMES } from './readOptions';
import type { Options } from './runAnalyzer';

/** Two values of each kind, of which one counts as false where the language lets it. */
const VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  string: ['', 'x'],
  number: [0, 7],
  boolean: [false, true],
  null: [null, null],
  array: [[], ['x']],
  object: [{}, { x: 1 }],
};

const NORMAL: Options = {};

/** Options that only count in the brief mode are tried there. */
const baseOf = (path: string): Options => (/^(?:brief|output\.options)(?:\.|$)/.test(path) ? BRIEF : NORMAL);

/** Whether a plugin holds an option as if nothing were written; undefined when it refuses it. */
type Same = (path: string, value: unknown) => boolean | undefined;

async function comparer(root: string, plugin: PluginName): Promise<Same> {
  const normalize = await normalizer(root, plugin);
  const bases = new Map([NORMAL, BRIEF].map((base) => [base, normalize(base).result]));
  return (path, value) => {
    const base = baseOf(path);
    try {
      return normalize(nested(base, path, value)).result === bases.get(base);
    } catch {
      return undefined;
    }
  };
}

/** Whether a type leaves out all values of a kind. */
const isWrong = (type: string, kind: string): boolean =>
  kind === 'array' ? !type.includes('[]') : !type.split(' | ').includes(kind);

const VALID: readonly unknown[] = [false, true, 'x', 7];

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
    const others = PLUGIN_NAMES.filter(
      (name) => !plugins.includes(name) && VALID.some((value) => known.get(name)?.(path, value) === false),
    );
    for (const parent of others.length > 0 ? pathsTo(path) : []) applied[parent] ??= others;
  }
  return { wrong, applied };
}
