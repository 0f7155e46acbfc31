import type { RULE_REPORTS, RULE_SUPPORT } from './words/rules';

type Support = keyof typeof RULE_SUPPORT;

/** What the contract cannot know: on which bundler a rule finds something. Each rule that the site documents has a row. */
export const RULE_BUNDLERS: Readonly<
  Record<keyof typeof RULE_REPORTS, readonly [rspack: Support, webpack: Support]>
> = {
  E1001: ['yes', 'source map'],
  E1002: ['yes', 'yes'],
  E1003: ['no', 'yes'],
  E1004: ['configured', 'configured'],
  E1005: ['no', 'no'],
  E1006: ['yes', 'yes'],
  E1007: ['yes', 'no'],
  E1008: ['yes', 'no'],
  E1009: ['yes', 'yes'],
};
