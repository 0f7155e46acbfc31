import { blockText, lineAt } from '../../../packages/doc-checks/blockText';
import type { Block, Check, Issue, Page } from '../types';
import { TYPOGRAPHY_RULES, WIDE_IN_ENGLISH } from './typographyRules';
import { wrongTerms } from './wrongTerms';

const HAN = /\p{Script=Han}/u;

/** A few characters around a find, on one line. */
const around = (text: string, index: number, length: number): string =>
  text
    .slice(Math.max(0, index - 6), index + length + 6)
    .replace(/\s+/g, ' ')
    .replace(/[\uE000\uE001]/g, '`…`');

/** The text of a block; Latin labels of the report, such as **duration(total)**, keep the marks they have there. */
const withoutLabelMarks = ({ pieces }: Block): string =>
  pieces
    .map(({ role, text }) => (role === 'label' && !HAN.test(text) ? text.replace(/[^\s\w]/g, 'x') : text))
    .join('');

function ruleIssues(page: Page, block: Block): Issue[] {
  const text = withoutLabelMarks(block);
  return TYPOGRAPHY_RULES.flatMap(({ rule, pattern, message, fix }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      file: page.file,
      line: lineAt(block, index),
      rule,
      message: `${message}: ${around(text, index, found.length)}`,
      fix,
    })),
  );
}

/** Bold text names a label of the report, which has words of its own. */
function termIssues(page: Page, block: Block): Issue[] {
  const text = blockText(block, ['label']);
  return wrongTerms(text).map(({ index, wrong, zh, en }) => ({
    file: page.file,
    line: lineAt(block, index),
    rule: 'typography/term',
    message: `「${wrong}」 is not our word for "${en}": ${around(text, index, wrong.length)}`,
    fix: `write ${zh}`,
  }));
}

function englishIssues(page: Page, block: Block): Issue[] {
  const text = blockText(block, ['label']);
  return [...text.matchAll(WIDE_IN_ENGLISH)].map(({ 0: found, index }) => ({
    file: page.file,
    line: lineAt(block, index),
    rule: 'typography/english',
    message: `Chinese punctuation \`${found}\` on an English page: ${around(text, index, 1)}`,
    fix: 'use the English mark',
  }));
}

/**
 * Chinese pages follow the rules of Chinese typography and the term list; English pages hold no Chinese punctuation.
 * @param pages a documentation tree
 * @returns a problem per place
 */
export const checkTypography: Check = ({ pages }) =>
  pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (page.lang === 'en') return englishIssues(page, block);
      if (page.lang !== 'zh') return [];
      // A paragraph without any Chinese is a name or an output, not a Chinese sentence.
      const chinese = HAN.test(blockText(block));
      return chinese ? [...ruleIssues(page, block), ...termIssues(page, block)] : [];
    }),
  );
