import { escapeRegExp } from '../../../lib/text/strings';
import { HEADING_NAMES, PRODUCT_NAMES } from '../../../site/properNames';
import { CODE_MARK } from '../../../packages/doc-checks/blockText';
import type { Check, Heading } from '../types';

const NAMES = [...PRODUCT_NAMES, ...HEADING_NAMES].sort((a, b) => b.length - a.length).map(escapeRegExp);
/** Names, rule codes (E1001) and inline code are taken as they are. */
const FIXED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMES.join('|')}|E\\d{4})(?:s|'s)?(?![\\p{L}\\p{N}])`,
  'gu',
);
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE_MARK}]+(?:['’-][\\p{L}\\p{N}]+)*`, 'gu');

/** What stands before the first word of a sentence. */
const STARTS = new RegExp(`(?:^|[.?!]\\s+)[^\\p{L}\\p{N}${CODE_MARK}]*$`, 'u');

/** Words of a heading that are written in the wrong case. */
function wrongWords({ block }: Heading): string[] {
  // Bold text names a label of the report and keeps its capitals.
  const text = block.pieces.map(({ role, text: part }) => (role === 'label' ? CODE_MARK : part)).join('');
  const plain = text.replace(FIXED, CODE_MARK);
  return [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const starts = STARTS.test(plain.slice(0, index));
    const rest = starts ? word.slice(1) : word;
    const small = starts && /^\p{Ll}/u.test(word);
    return small || /\p{Lu}/u.test(rest) ? [word] : [];
  });
}

/**
 * English headings are in sentence case.
 * @param pages a documentation tree
 * @returns a problem per heading with a word in the wrong case
 */
export const checkHeadingCase: Check = ({ pages }) =>
  pages
    .filter(({ lang }) => lang === 'en')
    .flatMap(({ file, headings }) =>
      headings.flatMap((heading) => {
        const words = wrongWords(heading);
        if (words.length === 0) return [];
        return [
          {
            file,
            line: heading.line,
            rule: 'headings/sentence-case',
            message: `wrong case in \`${heading.text}\`: ${words.join(', ')}`,
            fix: 'capitals for the first word only; names go into site/properNames.ts, code into backticks',
          },
        ];
      }),
    );
