import { blockText, lineAt } from '../../packages/doc-checks/blockText';
import { escapeRegExp } from '../../lib/text/strings';
import { PRODUCT_NAMES } from '../../site/properNames';
import type { Check, CodeBlock, Issue, Page } from './readPages';
import { TEST_LOG_PHRASES, TRANSLATED_PHRASES, BANNED_WORDS, UNFINISHED, type Phrase } from './phrases';

const SHELLS = ['bash', 'sh', 'shell', 'zsh'];

/** What keeps a block from being pasted and run. */
function faults({ language, value }: CodeBlock): [rule: string, message: string, fix: string][] {
  const lines = value.split('\n');
  const prompt = SHELLS.includes(language) && lines.some((line) => /^\s*[$>] /.test(line));
  const gap = language !== 'text' && lines.some((line) => /^\s*(?:\/\/|#)?\s*(?:\.{3}|…)\s*,?$/.test(line));
  return [
    ...(language
      ? []
      : [['fences/language', 'the code block has no language', 'name it: ```ts, ```bash, ```text']]),
    ...(prompt
      ? [
          [
            'fences/prompt',
            'the command has a prompt sign',
            'leave the sign out; output goes into its own text block',
          ],
        ]
      : []),
    ...(gap ? [['fences/gap', 'the code leaves something out', 'write code that runs as it stands']] : []),
  ] as [string, string, string][];
}

/** Code blocks name their language and can be pasted and run. */
export const checkFences: Check = ({ pages }) =>
  pages.flatMap(({ file, code }) =>
    code.flatMap((block) =>
      faults(block).map(([rule, message, fix]) => ({ file, line: block.line, rule, message, fix })),
    ),
  );

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
 * @returns a problem per wording, with a suggestion
 */
export const checkPhrases: Check = ({ pages }) =>
  pages.flatMap((page) => [
    ...find(page, TRANSLATED_PHRASES[page.lang] ?? [], 'style/phrase', 'sounds translated'),
    ...(page.key === LOG_PAGE
      ? []
      : find(page, TEST_LOG_PHRASES[page.lang] ?? [], 'style/test-log', 'says how somebody made sure')),
  ]);

/** How often a page may type the same number of a report. */
const MAX_TYPED = 3;

/** Shorter ones, such as `22` files, are often another number that happens to be equal. */
const MIN_LENGTH = 5;

/**
 * A number that a report knows is typed three times a page at most: a page with more forgets one when the report changes.
 * @returns a problem per number and page
 */
export const checkTypedNumbers: Check = ({ pages, facts }) =>
  pages.flatMap(({ file, blocks }) => {
    const text = blocks.map((block) => blockText(block)).join('\n');
    return Object.entries(facts.numbers).flatMap(([report, numbers]) =>
      Object.entries(numbers).flatMap(([name, value]) => {
        const typed =
          text.match(new RegExp(`(?<![\\d.,])${escapeRegExp(value)}(?![\\d%])`, 'g'))?.length ?? 0;
        if (value.length < MIN_LENGTH || typed <= MAX_TYPED) return [];
        return [
          {
            file,
            line: 1,
            rule: 'style/typed-number',
            message: `\`${value}\` is typed ${typed} times`,
            fix: `write <ReportNumber report="${report}" name="${name}" />, which reads it from the report`,
          },
        ];
      }),
    );
  });

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
 */
export const checkWords: Check = ({ pages }) => pages.flatMap(wordIssues);
