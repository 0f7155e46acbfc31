import { BLOG } from './blog';
import { CONFIG } from './config';
import { FRAMEWORKS } from './frameworks';
import { MORE } from './more';
import { RULES } from './rules';
import { START } from './start';
import { USAGE } from './usage';

/** Keywords of Chinese pages, by page or section without the language. */
export const KEYWORDS_ZH = {
  ...START,
  ...FRAMEWORKS,
  ...USAGE,
  ...RULES,
  ...CONFIG,
  ...MORE,
  ...BLOG,
} as const;
