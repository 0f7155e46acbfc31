import { CODE_MARK, blockText, lineAt } from '../../packages/doc-checks/blockText';
import { issueAt } from '../../packages/doc-checks/report';
import { escapeRegExp } from '../../lib/text/strings';
import { TERMS } from '../../site/terms';
import type { Block, Check, Issue, Page } from './readPages';

/** One rule of Chinese typography, as a pattern over the text of a block. */
interface TypographyRule {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly message: string;
  readonly fix: string;
}

const HAN = '\\p{Script=Han}';
/** Letters, digits and inline code. */
const LATIN = `[A-Za-z0-9${CODE_MARK}]`;
const WIDE = '[，。：；？！、（）「」『』《》]';

const union = (...parts: string[]): RegExp => new RegExp(parts.join('|'), 'gu');

/** Patterns are searched in blocks that hold Chinese; inline code is one mark, so what is inside it never counts. */
export const TYPOGRAPHY_RULES: readonly TypographyRule[] = [
  {
    rule: 'typography/space',
    pattern: union(`${HAN}(?=${LATIN})`, `${LATIN}(?=${HAN})`),
    message: 'no space between Chinese and Latin letters, digits or code',
    fix: 'put one space between them',
  },
  {
    rule: 'typography/half-width',
    pattern: union(
      `(?<=${HAN}\\s*)[,;:?!](?!\\d)`,
      `[,;:?!](?=\\s*${HAN})`,
      `(?<=${CODE_MARK}),(?=\\s*${CODE_MARK})`,
      `(?<=${HAN})\\.(?![A-Za-z0-9/])`,
      `(?<=[A-Za-z${CODE_MARK})])\\.(?=\\s+${HAN}|$)`,
      `(?<=${HAN}\\s*)[()]`,
      `[()](?=\\s*${HAN})`,
    ),
    message: 'half-width punctuation in a Chinese sentence',
    fix: 'use ，。：；？！（） (and 、 between the members of a list)',
  },
  {
    rule: 'typography/quotes',
    pattern: union('[“”‘’]', `"(?=${HAN})`, `(?<=${HAN})"`),
    message: 'quotation marks of another kind',
    fix: 'use 「」',
  },
  {
    rule: 'typography/wide-space',
    pattern: union(`[ \\t]${WIDE}`, `${WIDE}[ \\t](?!$)`),
    message: 'a space beside full-width punctuation',
    fix: 'remove the space',
  },
  {
    rule: 'typography/line-break',
    pattern: union(`(?:${HAN}|${WIDE})\\n(?:${HAN}|${WIDE})`, `${WIDE}\\n`, `\\n${WIDE}`),
    message: 'a line break inside a Chinese sentence shows as a space',
    fix: 'write the paragraph on one line',
  },
  {
    rule: 'typography/address',
    pattern: /您/gu,
    message: 'readers are addressed as 你',
    fix: 'write 你',
  },
];

/** Chinese punctuation that does not belong on an English page: such that no Chinese word stands beside it. */
const WIDE_IN_ENGLISH = new RegExp(`(?<!${HAN})${WIDE}(?!${HAN})`, 'gu');

const LATIN_TERM = /^[\w ]+$/;

/** What has words of its own: quotations, and an English name in brackets behind the Chinese one. */
const NOT_OURS = /「[^」]*」|（[\w /.-]+）/g;

/** Where a wording is meant: not in a longer Latin word, and not in one of our own terms, such as 引用 in 引用方. */
function patternOf(wrong: string): RegExp {
  if (LATIN_TERM.test(wrong)) return new RegExp(`(?<![\\w./@-])${escapeRegExp(wrong)}(?![\\w/@-])`, 'g');
  const ours = TERMS.map(({ zh }) => zh).filter((zh) => zh !== wrong && zh.includes(wrong));
  const around = ours.flatMap((zh) => {
    const at = zh.indexOf(wrong);
    const [before, after] = [zh.slice(0, at), zh.slice(at + wrong.length)];
    return `(?!(?<=${escapeRegExp(before)})${escapeRegExp(wrong)}${escapeRegExp(after)})`;
  });
  return new RegExp(`${around.join('')}${escapeRegExp(wrong)}`, 'g');
}

const PATTERNS = TERMS.flatMap(({ en, zh, not = [] }) =>
  not.map((wrong) => ({ en, zh, wrong, pattern: patternOf(wrong) })),
);

/** Finds the Chinese wordings of a text, without code and labels of the report, that the term list replaces by others. */
export function wrongTerms(text: string) {
  const ours = text.replace(NOT_OURS, (found) => ' '.repeat(found.length));
  return PATTERNS.flatMap(({ pattern, ...term }) =>
    [...ours.matchAll(pattern)].map(({ index }) => ({ ...term, index })),
  );
}

const IS_HAN = /\p{Script=Han}/u;

/** A few characters around a find, on one line. */
const around = (text: string, index: number, length: number): string =>
  text
    .slice(Math.max(0, index - 6), index + length + 6)
    .replace(/\s+/g, ' ')
    .replace(/[\uE000\uE001]/g, '`…`');

/** The text of a block; Latin labels of the report, such as **duration(total)**, keep the marks they have there. */
const withoutLabelMarks = ({ pieces }: Block): string =>
  pieces
    .map(({ role, text }) => (role === 'label' && !IS_HAN.test(text) ? text.replace(/[^\s\w]/g, 'x') : text))
    .join('');

function chineseIssues({ file }: Page, block: Block): Issue[] {
  // A paragraph without any Chinese is a name or an output, not a Chinese sentence.
  if (!IS_HAN.test(blockText(block))) return [];
  const text = withoutLabelMarks(block);
  // Bold text names a label of the report, which has words of its own.
  const prose = blockText(block, ['label']);
  return [
    ...TYPOGRAPHY_RULES.flatMap(({ rule, pattern, message, fix }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) =>
        issueAt(file, lineAt(block, index), rule, `${message}: ${around(text, index, found.length)}`, fix),
      ),
    ),
    ...wrongTerms(prose).map(({ index, wrong, zh, en }) => {
      const message = `「${wrong}」 is not our word for "${en}": ${around(prose, index, wrong.length)}`;
      return issueAt(file, lineAt(block, index), 'typography/term', message, `write ${zh}`);
    }),
  ];
}

function englishIssues({ file }: Page, block: Block): Issue[] {
  const text = blockText(block, ['label']);
  return [...text.matchAll(WIDE_IN_ENGLISH)].map(({ 0: found, index }) => {
    const message = `Chinese punctuation \`${found}\` on an English page: ${around(text, index, 1)}`;
    return issueAt(file, lineAt(block, index), 'typography/english', message, 'use the English mark');
  });
}

/** Chinese pages follow the rules of Chinese typography and the term list; English pages hold no Chinese punctuation. */
export const checkTypography: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const issues = { en: englishIssues, zh: chineseIssues }[page.lang];
    return page.blocks.flatMap((block) => issues(page, block));
  });
