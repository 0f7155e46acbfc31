import { blockText, lineAt } from '../../../packages/doc-checks/blockText';
import type { Check, Issue, Page } from '../types';
import { TEST_LOG_PHRASES } from './testLogPhrases';
import { TRANSLATED_PHRASES, type Phrase } from './translatedPhrases';

/** The page that says what was run with which version. */
const LOG_PAGE = 'guide/start/compatibility';

const find = (page: Page, phrases: readonly Phrase[], rule: string, about: string): Issue[] =>
  page.blocks.flatMap((block) => {
    const text = blockText(block, ['label']);
    return phrases.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        file: page.file,
        line: lineAt(block, index),
        rule,
        message: `\`${words.trim()}\` ${about}`,
        fix: `write ${instead}`,
      })),
    );
  });

/**
 * Wordings that make a page sound translated, and reports of its own testing outside the compatibility page. Bold labels,
 * which are the report's own words, and code are not read. A check tells; it does not replace reading aloud.
 * @param pages a documentation tree
 * @returns a problem per wording, with a suggestion
 */
export const checkPhrases: Check = ({ pages }) =>
  pages.flatMap((page) => [
    ...find(page, TRANSLATED_PHRASES[page.lang] ?? [], 'style/phrase', 'sounds translated'),
    ...(page.key === LOG_PAGE
      ? []
      : find(page, TEST_LOG_PHRASES[page.lang] ?? [], 'style/test-log', 'says how somebody made sure')),
  ]);
