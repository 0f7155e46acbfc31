import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT } from '../../../site/contract/contract';
import type { Contract } from '../../../site/contract/types';
import { LATEST, PLUGIN_NAMES, contractPath, schemaPath } from '../../../site/machineFiles';
import { optionsSchema } from './optionsSchema';
import { publishedContract } from './publishedContract';

/** Where `npm run contract` keeps the contracts of versions that the site documented before. */
export const PAST_CONTRACTS = 'site/contract/past';

/**
 * Contracts of versions that were documented before.
 * @param root folder of the project
 */
export function pastContracts(root: string): Contract[] {
  const folder = path.join(root, PAST_CONTRACTS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Contract);
}

/** A file of the output. */
export interface OutputFile {
  /** Address without base path. */
  readonly path: string;
  readonly text: string;
}

const filesOf = (contract: Contract, version: string, siteUrl: string): OutputFile[] => {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return [
    { path: contractPath(version), text: json(publishedContract(contract, siteUrl)) },
    ...PLUGIN_NAMES.map((plugin) => {
      const at = schemaPath(version, plugin);
      const id = `${siteUrl}${at.slice(1)}`;
      return { path: at, text: json(optionsSchema(contract, plugin, { id, siteUrl })) };
    }),
  ];
};

/**
 * The files for programs: facts and schemas of each documented version, and of the newest one under a name that stays.
 * @param root folder of the project
 * @param siteUrl address of the site, with its base path and a slash at the end
 */
export const contractFiles = (root: string, siteUrl: string): OutputFile[] => [
  ...filesOf(CONTRACT, LATEST, siteUrl),
  ...[CONTRACT, ...pastContracts(root)].flatMap((contract) => filesOf(contract, contract.version, siteUrl)),
];
