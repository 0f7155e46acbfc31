import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { History } from '../../../site/contract/types';
import { readEnvironment } from '../readEnvironment';
import { ruleDeclarations } from '../readRules';
import { declaredCommands } from './declaredCommands';
import { declaredOptions } from './declaredOptions';
import { fetchPackages } from './fetchPackages';
import { spansOf } from './spansOf';

/** Packages whose past is read, without scope. */
export const HISTORY_PACKAGES = ['types', 'core', 'cli'] as const;

type HistoryPackage = (typeof HISTORY_PACKAGES)[number];

type Declared = ReadonlyMap<string, string>;

/** One answer per version. */
function each(
  packages: ReadonlyMap<string, string>,
  read: (folder: string) => Declared,
): ReadonlyMap<string, Declared> {
  return new Map([...packages].map(([version, folder]) => [version, read(folder)]));
}

const titles = (core: string): Declared =>
  new Map([...ruleDeclarations(core).keys()].map((title) => [title, 'rule']));

const ruleOptions = (core: string): Declared =>
  new Map(
    [...ruleDeclarations(core)].flatMap(([title, options]) =>
      [...options].map(([name, type]) => [`${title} ${name}`, type] as const),
    ),
  );

/** Only names of the analyzer's own: some versions carry code of others, which reads many more. */
const variables = (core: string): Declared =>
  new Map(
    readEnvironment(new Map([['core', core]]))
      .filter(({ name }) => name.startsWith('RSDOCTOR_'))
      .map(({ name }) => [name, 'variable']),
  );

/**
 * Reads the past from the declarations of published versions. Needs the network, and minutes.
 * @param versions what is read, per package without scope, oldest first
 * @param say told what is being read
 * @returns plain data
 * @throws Error when a version cannot be fetched or read
 */
export async function readHistory(
  versions: Readonly<Record<HistoryPackage, readonly string[]>>,
  say: (line: string) => void,
): Promise<History> {
  const folder = await mkdtemp(path.join(tmpdir(), 'history-'));
  try {
    await fetchPackages('types', versions.types, folder);
    const core = await fetchPackages('core', versions.core, folder);
    const cli = await fetchPackages('cli', versions.cli, folder);
    say(`Reading the declarations of ${core.size} versions.`);
    const span = (read: (folder: string) => Declared) => spansOf(versions.core, each(core, read));
    return {
      versions,
      options: span(declaredOptions),
      rules: span(titles),
      ruleOptions: span(ruleOptions),
      commands: spansOf(versions.cli, each(cli, declaredCommands)),
      environment: span(variables),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
