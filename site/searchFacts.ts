import { GLOSSARY_PATH } from './routes';
import { RULE_NAMES } from './ruleNames';
import { RULES } from './rules';

/** What the search engine (`packages/search`) is told of this site, beside its wordings and what it has learned (`queryWords.json`, which `npm run search:learn` writes). */
export const SEARCH_FACTS = {
  // Who types a rule's code, key or name wants that rule; many leave out the letter.
  codes: RULES.map(({ code, title }) => ({
    id: code.toLowerCase(),
    names: [code, code.slice(1), title, ...RULE_NAMES[code]],
  })),
  news: /\/blog\/release\//,
  definitions: new RegExp(`${GLOSSARY_PATH}$`),
  // News of an old release help nobody who has found nothing.
  proposedLast: /^(?:\/[\w-]+)?\/blog\//,
} as const;
