import { HISTORY } from '../../../site/contract/contract';
import { INTERNALS } from '../../../site/contract/internals';
import { flagKey, sinceText } from '../../../site/contract/sinceText';
import type { Contract, Past } from '../../../site/contract/types';
import { PLUGIN_OPTIONS } from '../../../site/pluginOptions';
import { CLI_PATH, OPTIONS_PATH, rulePath } from '../../../site/routes';
import { RULES } from '../../../site/rules';

/** Version of the shape of the file; it rises when a program that reads it would have to change. */
export const CONTRACT_FORMAT = 1;

const sinceOf = (past: Past | undefined): { readonly since?: string } =>
  past ? { since: sinceText(past) } : {};

/**
 * Everything that the site knows of a version, for programs.
 * @param contract of the version
 * @param siteUrl address of the site, with its base path and a slash at the end
 * @returns plain data: what was read from the packages, with first versions and addresses of the pages
 */
export function publishedContract(contract: Contract, siteUrl: string): Record<string, unknown> {
  const page = (path: string) => ({ page: `${siteUrl}${path.slice(1)}` });
  const { version, readFrom, options, rules, commands, flags, files, environment } = contract;
  return {
    format: CONTRACT_FORMAT,
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
