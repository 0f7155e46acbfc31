import { compareVersions } from '../../site/analyzerVersions';
import { flagKey } from '../../site/contract/contract';
import type { Contract, History, Past } from '../../site/contract/types';

const LISTS = ['options', 'rules', 'ruleOptions', 'commands', 'environment'] as const;

type Declared = Readonly<Record<(typeof LISTS)[number], ReadonlyMap<string, string>>>;

/** What a contract declares: name → type. Of the environment only what is the analyzer's own. */
const declaredBy = ({ options, rules, commands, environment }: Contract): Declared => ({
  options: new Map(
    options.map(({ path, type, deprecated }) => [path, deprecated ? `deprecated | ${type}` : type]),
  ),
  rules: new Map(rules.map(({ title }) => [title, 'rule'])),
  ruleOptions: new Map(
    rules.flatMap((rule) => rule.options.map(({ name, type }) => [`${rule.title} ${name}`, type] as const)),
  ),
  commands: new Map(
    commands.flatMap(({ name, flags }) => [
      [name, 'command'] as const,
      ...flags.map((flag) => [flagKey(name, flag.name), flag.value ?? 'boolean'] as const),
    ]),
  ),
  environment: new Map(
    environment.flatMap(({ name }) => (name.startsWith('RSDOCTOR_') ? [[name, 'variable'] as const] : [])),
  ),
});

/**
 * The history with one more version; unchanged when both contracts are of one version. What came in a version between
 * the two is told as "after the one, since the other".
 */
export function extendHistory(
  history: History,
  before: Contract,
  now: Contract,
  versions: Readonly<Record<string, string>>,
): History {
  if (before.version === now.version) return history;
  if (compareVersions(now.version, before.version) < 0) {
    throw new Error(
      `${now.version} is older than ${before.version} → take site/contract of that time out of git instead`,
    );
  }
  const [was, is] = [declaredBy(before), declaredBy(now)];
  const extended = (list: (typeof LISTS)[number]): Readonly<Record<string, Past>> => {
    const source = list === 'commands' ? 'cli' : 'core';
    const after = history.versions[source]?.at(-1) ?? before.version;
    const since = versions[source] ?? now.version;
    const past = new Map(Object.entries(history[list]));
    for (const name of new Set([...was[list].keys(), ...is[list].keys()])) {
      const [old, type] = [was[list].get(name), is[list].get(name)];
      const known = past.get(name);
      if (type === undefined) {
        if (known) past.set(name, { ...known, until: after });
      } else if (old === undefined) {
        const { until: _until, ...earlier } = known ?? { since, after };
        past.set(name, earlier);
      } else if (old !== type && known) {
        past.set(name, { ...known, changed: [...(known.changed ?? []), { since, after, type }] });
      }
    }
    return Object.fromEntries([...past].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    versions: Object.fromEntries(
      Object.entries(history.versions).map(([name, list]) => [
        name,
        [...new Set([...list, versions[name] ?? now.version])],
      ]),
    ),
    ...(Object.fromEntries(LISTS.map((list) => [list, extended(list)])) as Omit<History, 'versions'>),
  };
}
