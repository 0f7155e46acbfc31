import type { Contract, ProductLink } from '../../site/contract/types';
import { installedPackages } from './installedPackages';
import { readCommands } from './readCommands';
import { readEnvironment } from './readEnvironment';
import { readFiles } from './readFiles';
import { readOptions } from './readOptions';
import { readProductLinks } from './readProductLinks';
import { readRules } from './readRules';

/** What the installed packages say about themselves. */
export interface ReadContract {
  readonly contract: Contract;
  readonly productLinks: readonly ProductLink[];
}

/**
 * Reads everything that pages may say about the installed analyzer. Builds a tiny project four times.
 * @param root folder of the project, whose `node_modules` hold the packages
 * @param version the documented version
 * @returns plain data, the same on every machine
 * @throws Error with file, line, reason and fix when a package is missing, another version, or not readable
 */
export async function readContract(root: string, version: string): Promise<ReadContract> {
  const packages = installedPackages(root, version);
  const folder = (name: string): string => packages.get(name) ?? '';
  return {
    contract: {
      version,
      options: await readOptions(root),
      rules: await readRules(root, folder('core')),
      ...readCommands(folder('cli')),
      files: await readFiles(root),
      environment: readEnvironment(packages),
    },
    productLinks: readProductLinks(packages),
  };
}
