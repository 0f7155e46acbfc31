import { escapeRegExp } from '../../../lib/text/strings';
import { PRODUCT_NAMES } from '../../../site/properNames';
import { blockText, lineAt } from '../../../packages/doc-checks/blockText';
import type { Check, Issue, Page } from '../types';
import { BANNED_WORDS } from './bannedWords';
import { UNFINISHED } from './unfinished';

/** Not part of a longer word, a path or an address. */
const whole = (words: string): string => `(?<![\\w./@-])(?:${words})(?![\\w/@-]|\\.\\w)`;

const BANNED = new RegExp(whole(BANNED_WORDS.join('|')), 'gi');
const HALF_DONE = new RegExp(
  UNFINISHED.map((text) => (/^\w/.test(text) ? whole(escapeRegExp(text)) : escapeRegExp(text))).join('|'),
  'gi',
);
const NAMES = new RegExp(whole(PRODUCT_NAMES.map(escapeRegExp).join('|')), 'gi');

function wordIssues(page: Page): Issue[] {
  return page.blocks.flatMap((block) => {
    const text = blockText(block, ['label']);
    const find = (
      pattern: RegExp,
      rule: string,
      message: (word: string) => string,
      fix: (word: string) => string,
    ) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
        file: page.file,
        line: lineAt(block, index),
        rule,
        message: message(word),
        fix: fix(word),
      }));
    const rightName = (word: string): string =>
      PRODUCT_NAMES.find((name) => name.toLowerCase() === word.toLowerCase()) ?? word;
    return [
      ...(page.lang === 'en'
        ? find(
            BANNED,
            'style/banned-word',
            (word) => `\`${word}\``,
            () => 'leave it out, or say what happens',
          )
        : []),
      ...find(
        HALF_DONE,
        'style/unfinished',
        (word) => `\`${word}\` says that the page is not finished`,
        () => 'write the content or leave the part out',
      ),
      ...find(NAMES, 'style/name', (word) => `the name is not written \`${word}\``, rightName).filter(
        ({ fix, message }) => !message.endsWith(`\`${fix}\``),
      ),
    ];
  });
}

/**
 * Words that readers get nothing from, signs of unfinished pages, and names in the wrong case.
 * Inline code, code blocks and bold labels are not read.
 * @param pages a documentation tree
 * @returns a problem per word
 */
export const checkWords: Check = ({ pages }) => pages.flatMap(wordIssues);
