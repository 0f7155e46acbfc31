import type { AnalyzerPackage } from '../../site/analyzerVersions';
import type { Contract, ContractPart, OptionEffects, ProductLink } from '../../site/contract/types';
import { installedPackages } from './packages';
import { readCommands } from './readCommands';
import { readEffects } from './readEffects';
import { readFiles } from './readFiles';
import { readOptions } from './readOptions';
import { readRules } from './readRules';
import { readEnvironment, readProductLinks } from './scanPackages';

/** The text of a committed JSON file. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What the installed packages say about themselves. */
export interface ReadContract {
  readonly contract: Contract;
  readonly productLinks: readonly ProductLink[];
  readonly optionEffects: OptionEffects;
}

const PLUGINS = ['rspack-plugin', 'webpack-plugin'] as const;

/** The packages that answer for each part: their versions may differ. */
const SOURCES: Readonly<Record<ContractPart, readonly AnalyzerPackage[]>> = {
  options: ['core', ...PLUGINS],
  rules: ['core', 'types'],
  commands: ['cli'],
  flags: ['cli'],
  files: ['cli', ...PLUGINS],
  environment: ['cli', 'core', 'graph', 'rspack-plugin', 'sdk', 'types', 'utils', 'webpack-plugin'],
};

/**
 * Reads everything that pages may say about the installed analyzer. Builds a tiny project four times.
 * @param root folder of the project, whose `node_modules` hold the packages
 * @param versions the documented version of each package
 * @returns plain data, the same on every machine
 * @throws Error with file, line, reason and fix when a package is missing, another version, or not readable
 */
export async function readContract(
  root: string,
  versions: Readonly<Record<AnalyzerPackage, string>>,
): Promise<ReadContract> {
  const packages = installedPackages(root, versions);
  const options = await readOptions(root);
  const folder = (name: string): string => packages.get(name) ?? '';
  return {
    contract: {
      version: versions['rspack-plugin'],
      readFrom: Object.fromEntries(
        Object.entries(SOURCES).map(([part, names]) => [
          part,
          names.map((name) => `${name} ${versions[name]}`),
        ]),
      ) as Record<ContractPart, string[]>,
      options,
      rules: await readRules(root, folder('core')),
      ...readCommands(folder('cli')),
      files: await readFiles(root),
      environment: readEnvironment(packages),
    },
    productLinks: readProductLinks(packages),
    optionEffects: await readEffects(root, options),
  };
}
