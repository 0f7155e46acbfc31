import type { Text } from './types';

/** Before the name under which the config knows the rule, on the page of a rule: words that the rule index need not carry. */
export const RULE_KEY: Text = { en: 'Key in the config', zh: '配置里的键' };
