import { GLOSSARY_PATH } from './routes';
import { RULE_NAMES } from './ruleNames';
import { RULES } from './rules';
import { SEARCH_SYNONYMS } from './searchSynonyms';
import { TERMS } from './terms';

/** What the search engine (`packages/search`) is told of this site. */
export const SEARCH_FACTS = {
  // Wordings that Chinese pages avoid are still what readers type.
  synonyms: [...SEARCH_SYNONYMS, ...TERMS.map(({ en, zh, not = [] }) => [en, zh, ...not])],
  // Who types a rule's code, key or name wants that rule; many leave out the letter.
  codes: RULES.map(({ code, title }) => ({
    id: code.toLowerCase(),
    names: [code, code.slice(1), title, ...RULE_NAMES[code]],
  })),
  news: /\/blog\/release\//,
  definitions: new RegExp(`${GLOSSARY_PATH}$`),
} as const;
