import type { AnalyzerPackage } from '../../site/analyzerVersions';
import type { Contract, ContractPart, OptionEffects, ProductLink } from '../../site/contract/types';
import { installedPackages, readEnvironment, readProductLinks } from './packages';
import { readCommands } from './readCommands';
import { readEffects, readOptions } from './readOptions';
import { readRules } from './readRules';
import { readFiles } from './runAnalyzer';

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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
 * Everything that pages may say about the installed analyzer, as plain data that is the same on every machine. Builds a
 * tiny project four times. Throws with file, reason and fix when a package is missing, another version, or not readable.
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
      files: readFiles(root),
      environment: readEnvironment(packages),
    },
    productLinks: readProductLinks(packages),
    optionEffects: await readEffects(root, options),
  };
}
