import { CODE_MARK } from '../../../packages/doc-checks/blockText';

/** One rule of Chinese typography, as a pattern over the text of a block. */
export interface TypographyRule {
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
export const WIDE_IN_ENGLISH = new RegExp(`(?<!${HAN})${WIDE}(?!${HAN})`, 'gu');
