import { BLOG } from './blog';
import { CONFIG } from './config';
import { FRAMEWORKS } from './frameworks';
import { MORE } from './more';
import { RULES } from './rules';
import { START } from './start';
import { USAGE } from './usage';

/** Keywords of English pages, by page or section without the language. */
export const KEYWORDS_EN = {
  ...START,
  ...FRAMEWORKS,
  ...USAGE,
  ...RULES,
  ...CONFIG,
  ...MORE,
  ...BLOG,
} as const;
