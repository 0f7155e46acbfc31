import type { Lang } from '../../../site/languages';
import type { Phrase } from './translatedPhrases';

/** What belongs on the compatibility page or into a commit message: how somebody made sure. */
export const TEST_LOG_PHRASES: Readonly<Partial<Record<Lang, readonly Phrase[]>>> = {
  en: [
    {
      pattern:
        /\b(?:[Cc]hecked|[Tt]ried|[Tt]ested|[Vv]erified|[Rr]eproduced) (?:with|on) (?=[\uE000\dA-Z]|webpack)/g,
      instead: 'what the reader will see, and a link to the compatibility page',
    },
    {
      pattern: /\b(?:was|were)(?: not|n't) (?:run|tried|tested|checked)\b/gi,
      instead: 'nothing, or run it',
    },
    { pattern: /\ba test (?:of this site )?(?:compares|builds|checks)\b/gi, instead: 'nothing' },
    {
      pattern: /\b[Oo]n 20\d\d-\d\d-\d\d,? (?:it|this|we)\b/g,
      instead: 'nothing, or the version it is about',
    },
  ],
  zh: [
    {
      pattern: /(?:已|都已|均已|逐条)(?:在[^，。]{0,20})?(?:验证|测试)/g,
      instead: '读者会看到什么，并链接兼容性页面',
    },
    { pattern: /(?:没有|尚未|未)(?:实际)?(?:实测|跑过|试过|验证过)/g, instead: '删去，或者实际运行' },
    { pattern: /由(?:自动化)?测试(?:与本页)?核对|有一个测试会/g, instead: '删去' },
  ],
};
