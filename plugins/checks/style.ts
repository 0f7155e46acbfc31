import { blockText, lineAt } from '../../packages/doc-checks/blockText';
import { issueAt } from '../../packages/doc-checks/report';
import { escapeRegExp } from '../../lib/text/strings';
import { PRODUCT_NAMES } from '../../site/properNames';
import type { Check, CodeBlock, Issue, Page } from './readPages';
import { TEST_LOG_PHRASES, TRANSLATED_PHRASES, BANNED_WORDS, UNFINISHED } from './phrases';

/** What keeps a block from being pasted and run. */
function faults({ language, value }: CodeBlock): (readonly [rule: string, message: string, fix: string])[] {
  const has = (line: RegExp): boolean => value.split('\n').some((text) => line.test(text));
  const found: (readonly [string, string, string])[] = [];
  if (!language)
    found.push(['language', 'the code block has no language', 'name it: ```ts, ```bash, ```text']);
  if (/^(?:(?:ba|z)?sh|shell)$/.test(language) && has(/^\s*[$>] /)) {
    const fix = 'leave the sign out; output goes into its own text block';
    found.push(['prompt', 'the command has a prompt sign', fix]);
  }
  if (language !== 'text' && has(/^\s*(?:\/\/|#)?\s*(?:\.{3}|…)\s*,?$/))
    found.push(['gap', 'the code leaves something out', 'write code that runs as it stands']);
  return found;
}

/** Code blocks name their language and can be pasted and run. */
export const checkFences: Check = ({ pages }) =>
  pages.flatMap(({ file, code }) =>
    code.flatMap((block) =>
      faults(block).map(([rule, message, fix]) => issueAt(file, block.line, `fences/${rule}`, message, fix)),
    ),
  );

/** Everything in the prose of a page that matches; bold labels, which are the report's own words, and code are not read. */
const find = (
  { file, blocks }: Page,
  pattern: RegExp,
  rule: string,
  tell: (words: string) => readonly [message: string, fix: string],
): Issue[] =>
  blocks.flatMap((block) =>
    [...blockText(block, ['label']).matchAll(pattern)].map(({ 0: words, index }) =>
      issueAt(file, lineAt(block, index), `style/${rule}`, ...tell(words)),
    ),
  );

/** The page that says what was run with which version. */
const LOG_PAGE = 'guide/start/compatibility';

/**
 * Wordings that make a page sound translated, and reports of its own testing outside the compatibility page. A check tells;
 * it does not replace reading aloud.
 */
export const checkPhrases: Check = ({ pages }) =>
  pages.flatMap((page) => [
    ...(TRANSLATED_PHRASES[page.lang] ?? []).flatMap(({ pattern, instead }) =>
      find(page, pattern, 'phrase', (words) => [`\`${words.trim()}\` sounds translated`, `write ${instead}`]),
    ),
    ...((page.key !== LOG_PAGE && TEST_LOG_PHRASES[page.lang]) || []).flatMap(({ pattern, instead }) =>
      find(page, pattern, 'test-log', (words) => [
        `\`${words.trim()}\` says how somebody made sure`,
        `write ${instead}`,
      ]),
    ),
  ]);

/** How often a page may type the same number of a report. */
const MAX_TYPED = 3;

/** Shorter ones, such as `22` files, are often another number that happens to be equal. */
const MIN_LENGTH = 5;

/** A number that a report knows is typed three times a page at most: a page with more forgets one when the report changes. */
export const checkTypedNumbers: Check = ({ pages, facts }) =>
  pages.flatMap(({ file, blocks }) => {
    const text = blocks.map((block) => blockText(block)).join('\n');
    return Object.entries(facts.numbers).flatMap(([report, numbers]) =>
      Object.entries(numbers).flatMap(([name, value]) => {
        const pattern = new RegExp(`(?<![\\d.,])${escapeRegExp(value)}(?![\\d%])`, 'g');
        const typed = text.match(pattern)?.length ?? 0;
        if (value.length < MIN_LENGTH || typed <= MAX_TYPED) return [];
        const fix = `write <ReportNumber report="${report}" name="${name}" />, which reads it from the report`;
        return [issueAt(file, 1, 'style/typed-number', `\`${value}\` is typed ${typed} times`, fix)];
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

const rightName = (word: string): string =>
  PRODUCT_NAMES.find((name) => name.toLowerCase() === word.toLowerCase()) ?? word;

/** Words that readers get nothing from, signs of unfinished pages, and names in the wrong case. */
export const checkWords: Check = ({ pages }) =>
  pages.flatMap((page) => [
    ...(page.lang === 'en'
      ? find(page, BANNED, 'banned-word', (word) => [`\`${word}\``, 'leave it out, or say what happens'])
      : []),
    ...find(page, HALF_DONE, 'unfinished', (word) => [
      `\`${word}\` says that the page is not finished`,
      'write the content or leave the part out',
    ]),
    ...find(page, NAMES, 'name', (word) => [`the name is not written \`${word}\``, rightName(word)]).filter(
      ({ fix, message }) => !message.endsWith(`\`${fix}\``),
    ),
  ]);
