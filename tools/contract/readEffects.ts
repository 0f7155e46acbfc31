import { INTERNALS } from '../../site/contract/internals';
import type { OptionContract, OptionEffects, PluginName } from '../../site/contract/types';
import { importFrom } from './packages';
import { nested, PLUGINS } from './readOptions';
import { quietly, type Options } from './runAnalyzer';

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
const BRIEF: Options = { output: { mode: 'brief', options: { type: ['html', 'json'] } } };

/** Options that only count in the brief mode are tried there. */
const baseOf = (path: string): Options => (/^(?:brief|output\.options)(?:\.|$)/.test(path) ? BRIEF : NORMAL);

/** The options that a plugin has normalised, as text; undefined when it refuses them. */
type Normalized = (options: Options) => string | undefined;

async function normalizedBy(root: string, plugin: PluginName): Promise<Normalized> {
  const [className, from] = PLUGINS[plugin];
  const Plugin = (await importFrom(root, from))[className] as new (options: Options) => {
    options: object;
    sdk: { name?: unknown; stage?: unknown };
  };
  return (options) => {
    try {
      const made = quietly(() => new Plugin(structuredClone(options))).result;
      const normalized: Record<string, unknown> = { ...made.options, sdkInstance: undefined };
      // Left out, they are counted up with each plugin that is made.
      for (const key of plugin.endsWith('multiple') ? (['name', 'stage'] as const) : []) {
        if (options[key] !== undefined) normalized[key] = made.sdk[key];
      }
      return JSON.stringify(normalized);
    } catch {
      return undefined;
    }
  };
}

/** Whether a type leaves out all values of a kind. */
const isWrong = (type: string, kind: string): boolean => {
  if (kind === 'array') return !type.includes('[]');
  return !type.split(' | ').includes(kind);
};

const VALID: readonly unknown[] = [false, true, 'x', 7];

/**
 * What the plugins make of values that their types leave out, and of options that the types of another plugin have.
 * @param root folder whose `node_modules` hold the packages
 * @param options all options
 * @returns by path: the kinds of value that every plugin refuses with an error, or holds as if nothing were written
 */
export async function readEffects(root: string, options: readonly OptionContract[]): Promise<OptionEffects> {
  const names = Object.keys(PLUGINS) as PluginName[];
  const known = new Map(
    await Promise.all(
      names.map(async (name) => {
        const normalized = await normalizedBy(root, name);
        const bases = new Map([NORMAL, BRIEF].map((base) => [base, normalized(base)]));
        return [name, { normalized, bases }] as const;
      }),
    ),
  );
  const same = (name: PluginName, path: string, value: unknown): boolean | undefined => {
    const base = baseOf(path);
    const plugin = known.get(name);
    const options = plugin?.normalized(nested(base, path, value));
    return options === undefined ? undefined : options === plugin?.bases.get(base);
  };
  const wrong: Record<string, Record<string, 'stops' | 'ignored'>> = {};
  const applied: Record<string, PluginName[]> = {};
  for (const { path, type, plugins } of options.filter((option) => !(option.path in INTERNALS.options))) {
    for (const [kind, values] of Object.entries(VALUES)) {
      if (!isWrong(type, kind)) continue;
      const outcomes = plugins.flatMap((plugin) =>
        values.map((value) => same(plugin as PluginName, path, value)),
      );
      const effect = outcomes.every((one) => one === undefined)
        ? 'stops'
        : outcomes.every((one) => one === true) && 'ignored';
      if (effect) (wrong[path] ??= {})[kind] = effect;
    }
    const others = names.filter(
      (name) => !plugins.includes(name) && VALID.some((value) => same(name, path, value) === false),
    );
    const parents = path.split('.').map((_key, at, keys) => keys.slice(0, at + 1).join('.'));
    for (const parent of others.length > 0 ? parents : []) applied[parent] ??= others;
  }
  return { wrong, applied };
}
