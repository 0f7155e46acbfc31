import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { HISTORY, CONTRACT, flagKey, sinceText } from '../../site/contract/contract';
import { INTERNALS } from '../../site/contract/internals';
import type { Contract, Past } from '../../site/contract/types';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { CLI_PATH, OPTIONS_PATH, rulePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import { LATEST, PLUGIN_NAMES, contractPath, schemaPath } from '../../site/outputFiles';
import { filesPlugin, type OutputFile } from '../shared/files';
import { optionsSchema } from './optionsSchema';

const sinceOf = (past: Past | undefined): { readonly since?: string } =>
  past ? { since: sinceText(past) } : {};

/** Everything that the site knows of a version, for programs: what was read from the packages, with first versions and addresses of pages. */
function publishedContract(contract: Contract, siteUrl: string): Record<string, unknown> {
  const page = (path: string) => ({ page: `${siteUrl}${path.slice(1)}` });
  const { version, readFrom, options, rules, commands, flags, files, environment } = contract;
  return {
    // Rises when a program that reads the file would have to change.
    format: 1,
    version,
    readFrom,
    options: options.map((option) => {
      const fact = PLUGIN_OPTIONS.find(({ path }) => path === option.path);
      const internal = INTERNALS.options[option.path];
      return {
        ...option,
        ...sinceOf(HISTORY.options[option.path]),
        ...(fact && { state: fact.state ?? 'current', ...page(`${OPTIONS_PATH}#${fact.anchor}`) }),
        ...(internal && { internal }),
      };
    }),
    rules: rules.map((rule) => {
      const fact = RULES.find(({ code }) => code === rule.code);
      return {
        ...rule,
        options: rule.options.map((option) => ({
          ...option,
          ...sinceOf(HISTORY.ruleOptions[`${rule.title} ${option.name}`]),
        })),
        ...sinceOf(HISTORY.rules[rule.title]),
        ...(fact && {
          support: { rspack: fact.rspack, webpack: fact.webpack },
          ...page(rulePath(fact.code)),
        }),
      };
    }),
    commands: commands.map((command) => ({
      ...command,
      flags: command.flags.map((flag) => ({
        ...flag,
        ...sinceOf(HISTORY.commands[flagKey(command.name, flag.name)]),
      })),
      ...sinceOf(HISTORY.commands[command.name]),
      ...page(`${CLI_PATH}#${command.name}`),
    })),
    flags,
    files,
    environment: environment.map((variable) => {
      const internal = INTERNALS.environment[variable.name];
      return { ...variable, ...sinceOf(HISTORY.environment[variable.name]), ...(internal && { internal }) };
    }),
  };
}

/** Where `npm run contract` keeps the contracts of versions that the site documented before. */
export const PAST_CONTRACTS = 'site/contract/past';

function pastContracts(root: string): Contract[] {
  const folder = path.join(root, PAST_CONTRACTS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Contract);
}

function filesOf(contract: Contract, version: string, siteUrl: string): OutputFile[] {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return [
    [contractPath(version), json(publishedContract(contract, siteUrl))],
    ...PLUGIN_NAMES.map((plugin): OutputFile => {
      const at = schemaPath(version, plugin);
      return [at, json(optionsSchema(contract, plugin, { id: `${siteUrl}${at.slice(1)}`, siteUrl }))];
    }),
  ];
}

/** The files for programs: facts and schemas of each documented version, and of the newest one under a name that stays. */
export const contractFiles = (root: string, siteUrl: string): OutputFile[] => [
  ...filesOf(CONTRACT, LATEST, siteUrl),
  ...[CONTRACT, ...pastContracts(root)].flatMap((contract) => filesOf(contract, contract.version, siteUrl)),
];

export const pluginContract = (root: string, siteUrl: string): RspressPlugin =>
  filesPlugin('contract', root, () => contractFiles(root, siteUrl));
