import type { Contract, ProductLink } from '../../site/contract/types';

/** What the product says about itself, as the files of `site/contract` hold it. */
export interface Product {
  readonly contract: Contract;
  readonly links: readonly ProductLink[];
}

/** One thing that is new, gone or different. */
export interface Change {
  /** In words: "option `output.mode`: default `'normal'` → `'brief'`". */
  readonly text: string;
  /** How pages call it. */
  readonly name: string;
}

type Facts = Readonly<Record<string, string | undefined>>;

type Entry = readonly [label: string, name: string, facts: Facts];

const yes = (value: boolean | undefined): string | undefined => (value ? 'yes' : undefined);

/** Everything that the contract knows, each thing with what may change about it. */
function entriesOf({ contract, links }: Product): readonly Entry[] {
  const { options, rules, commands, flags, files, environment } = contract;
  const all = [{ name: '', flags }, ...commands];
  return [
    ...options.map(({ path, type, optional, deprecated, notice, plugins, ...rest }): Entry => {
      const facts = {
        type,
        default: rest.default,
        optional: yes(optional),
        deprecated: yes(deprecated),
        notice,
      };
      return [`option \`${path}\``, path, { ...facts, plugins: plugins.join(', ') }];
    }),
    ...rules.map(({ code, title, category, severity }): Entry => {
      return [`rule ${code}`, code, { title, category, severity }];
    }),
    ...rules.flatMap(({ title, options: own }) =>
      own.map(({ name, type, ...rest }): Entry => {
        return [`option \`${name}\` of the rule \`${title}\``, name, { type, default: rest.default }];
      }),
    ),
    ...commands.map(({ name }): Entry => [`command \`rsdoctor ${name}\``, `rsdoctor ${name}`, {}]),
    ...all.flatMap(({ name: command, flags: own }) =>
      own.map(({ name, short, value, required, ...rest }): Entry => {
        const facts = { short, value, required: yes(required), default: rest.default };
        return [`flag \`${[command, name].filter(Boolean).join(' ')}\``, name, facts];
      }),
    ),
    ...files.map((file): Entry => [`file \`${file}\``, file.split('/').at(-1) ?? file, {}]),
    ...environment.map(({ name }): Entry => [`variable \`${name}\``, name, {}]),
    ...links.map(({ url }): Entry => [`link ${url}`, url, {}]),
  ];
}

const shown = (value: string | undefined): string => (value === undefined ? 'none' : `\`${value}\``);

/**
 * What changed in the product.
 * @param before what the site documents
 * @param after what the packages say now
 * @returns changes in the order of the contract, what is gone last
 */
export function contractChanges(before: Product, after: Product): readonly Change[] {
  const old = new Map(entriesOf(before).map(([label, , facts]) => [label, facts]));
  const now = entriesOf(after);
  const labels = new Set(now.map(([label]) => label));
  return [
    ...now.flatMap(([label, name, facts]): Change[] => {
      const was = old.get(label);
      if (!was) return [{ text: `${label} is new`, name }];
      return Object.keys(facts)
        .filter((key) => facts[key] !== was[key])
        .map((key) => ({ text: `${label}: ${key} ${shown(was[key])} → ${shown(facts[key])}`, name }));
    }),
    ...entriesOf(before)
      .filter(([label]) => !labels.has(label))
      .map(([label, name]): Change => ({ text: `${label} is gone`, name })),
  ];
}
