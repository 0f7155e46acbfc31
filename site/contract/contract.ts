// The attributes are for Node itself, which loads this file in the browser tests.
import contract from './contract.json' with { type: 'json' };
import effects from './optionEffects.json' with { type: 'json' };
import past from './history.json' with { type: 'json' };
import links from './productLinks.json' with { type: 'json' };
import type {
  Contract,
  History,
  OptionContract,
  OptionEffects,
  ProductLink,
  RuleContract,
  Span,
} from './types';

/** Everything that pages may say about the documented version; written by `npm run contract`. */
export const CONTRACT: Contract = contract;

// Apart from the rest, so that a page that shows options does not carry the rest.
export const CONTRACT_OPTIONS: readonly OptionContract[] = contract.options;

/** What runs say of options beyond their types. */
export const OPTION_EFFECTS = effects as OptionEffects;

export const CONTRACT_RULES: readonly RuleContract[] = contract.rules;

/** When things appeared and changed; `npm run contract` adds to it with each version. */
export const HISTORY: History = past;

export const RULE_HISTORY: History['rules'] = past.rules;

/** Addresses of this site in the shipped packages; written by `npm run contract`. */
export const PRODUCT_LINKS: readonly ProductLink[] = links;

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * The first version that has something, as a page says it.
 * @returns the minor version when all versions of the list that belong to it have it, such as `1.3`; otherwise the
 * exact one, such as `1.5.16`
 */
export function sinceText({ since, after }: Span): string {
  return after !== undefined && minorOf(after) === minorOf(since) ? since : minorOf(since);
}

/** Under what the history knows a flag of a command: `stats-analyze --no-open` is `stats-analyze open`. */
export const flagKey = (command: string, flag: string): string =>
  `${command} ${flag.replace(/^--(?:no-)?/, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}`;
