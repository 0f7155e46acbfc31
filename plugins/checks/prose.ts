import { CODE_MARK, blockText, lineAt } from '../../packages/doc-checks/blockText';
import { escapeRegExp } from '../../lib/text/strings';
import type { Lang } from '../../site/languages';
import { PRODUCT_NAMES } from '../../site/properNames';
import { TERMS } from '../../site/terms';
import { pageCheck, type Block, type Found } from './readPages';
import WORDINGS from './wordings.json' with { type: 'json' };

/** What `npm run new:page` writes where the author still has to write; the gate keeps it from being published. */
export const TEMPLATE_WORDS = {
  en: 'Replace this sentence with what the reader gets from the new page.',
  zh: '把这句话换成读者能从这个新页面得到的东西，用一句话说完。',
} as const;

/** What no page may say, as a pattern over the text of a block; inline code is one mark, so what is inside never counts. */
interface Pattern {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly message: string;
  readonly fix: string;
  readonly right?: string;
}

const HAN = '\\p{Script=Han}';
const IS_HAN = /\p{Script=Han}/u;
const LATIN = `[A-Za-z0-9${CODE_MARK}]`;
const WIDE = '[，。：；？！、（）「」『』《》]';

const union = (...parts: string[]): RegExp => new RegExp(parts.join('|'), 'gu');

export const TYPOGRAPHY_RULES: readonly Pattern[] = [
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

/** Such that no Chinese word is beside it. */
const WIDE_IN_ENGLISH: Pattern = {
  rule: 'typography/english',
  pattern: new RegExp(`(?<!${HAN})${WIDE}(?!${HAN})`, 'gu'),
  message: 'Chinese punctuation on an English page',
  fix: 'use the English mark',
};

/** Not part of a longer word, a path or an address. */
const whole = (words: string): string => `(?<![\\w./@-])(?:${words})(?![\\w/@-]|\\.\\w)`;

const translated = (lang: Lang): Pattern[] =>
  WORDINGS.translated[lang].map(([pattern = '', instead = '']) => ({
    rule: 'style/phrase',
    pattern: new RegExp(pattern, 'gim'),
    message: 'this sounds translated',
    fix: `write ${instead}`,
  }));

const STYLE_RULES: Readonly<Record<Lang, readonly Pattern[]>> = {
  en: [
    WIDE_IN_ENGLISH,
    {
      rule: 'style/banned-word',
      pattern: new RegExp(whole(WORDINGS.banned.join('|')), 'gi'),
      message: 'a word that tells readers nothing',
      fix: 'leave it out, or say what happens',
    },
    ...translated('en'),
  ],
  zh: translated('zh'),
};

const COMMON_RULES: readonly Pattern[] = [
  ...[...WORDINGS.unfinished, ...Object.values(TEMPLATE_WORDS)].map((text) => ({
    rule: 'style/unfinished',
    pattern: new RegExp(/^\w/.test(text) ? whole(escapeRegExp(text)) : escapeRegExp(text), 'gi'),
    message: 'the page is not finished',
    fix: 'write the content or leave the part out',
  })),
  ...PRODUCT_NAMES.map((name) => ({
    rule: 'style/name',
    pattern: new RegExp(whole(escapeRegExp(name)), 'gi'),
    right: name,
    message: 'the name is written otherwise',
    fix: `write ${name}`,
  })),
];

/** What has words of its own: quotations, and an English name in brackets behind the Chinese one. */
const NOT_OURS = /「[^」]*」|（[\w /.-]+）/g;

/** Where a wording is meant: not in a longer Latin word, and not in one of our own terms, such as 引用 in 引用方. */
function termPattern(wrong: string): RegExp {
  if (/^[\w ]+$/.test(wrong)) return new RegExp(`(?<![\\w./@-])${escapeRegExp(wrong)}(?![\\w/@-])`, 'g');
  const ours = TERMS.map(({ zh }) => zh).filter((zh) => zh !== wrong && zh.includes(wrong));
  const around = ours.map((zh) => {
    const at = zh.indexOf(wrong);
    const [before, after] = [zh.slice(0, at), zh.slice(at + wrong.length)];
    return `(?!(?<=${escapeRegExp(before)})${escapeRegExp(wrong)}${escapeRegExp(after)})`;
  });
  return new RegExp(`${around.join('')}${escapeRegExp(wrong)}`, 'g');
}

const TERM_RULES = TERMS.flatMap(({ en, zh, not = [] }) =>
  not.map((wrong) => ({ en, zh, wrong, pattern: termPattern(wrong) })),
);

/** Finds the Chinese wordings of a text, without code and labels of the report, that the term list replaces by others. */
export function wrongTerms(text: string) {
  const ours = text.replace(NOT_OURS, (found) => ' '.repeat(found.length));
  return TERM_RULES.flatMap(({ pattern, ...term }) =>
    [...ours.matchAll(pattern)].map(({ index }) => ({ ...term, index })),
  );
}

/** Words that were found; a sign with a few characters around it. */
const shown = (text: string, index: number, length: number): string =>
  length > 3
    ? `\`${text.slice(index, index + length).trim()}\``
    : text
        .slice(Math.max(0, index - 6), index + length + 6)
        .replace(/\s+/g, ' ')
        .replace(/[\uE000\uE001]/g, '`…`');

const search = (block: Block, text: string, patterns: readonly Pattern[]): Found[] =>
  patterns.flatMap(({ pattern, right, rule, message, fix }) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => found !== right)
      .map(({ 0: found, index }) => [
        lineAt(block, index),
        rule,
        `${message}: ${shown(text, index, found.length)}`,
        fix,
      ]),
  );

/** The text of a block; Latin labels of the report, such as **duration(total)**, keep the marks they have there. */
const withoutLabelMarks = ({ pieces }: Block): string =>
  pieces
    .map(({ role, text }) => (role === 'label' && !IS_HAN.test(text) ? text.replace(/[^\s\w]/g, 'x') : text))
    .join('');

/**
 * Prose says what this site says elsewhere in the same words and marks: Chinese typography, the term list, names, wordings that
 * sound translated, and signs of unfinished pages. Code and bold labels, which are the report's own words, are not read.
 */
export const checkProse = pageCheck(({ lang, blocks }) =>
  blocks.flatMap((block) => {
    const prose = blockText(block, ['label']);
    const found = search(block, prose, [...COMMON_RULES, ...STYLE_RULES[lang]]);
    // A paragraph without any Chinese is a name or an output, not a Chinese sentence.
    if (lang !== 'zh' || !IS_HAN.test(blockText(block))) return found;
    const terms = wrongTerms(prose).map(({ index, wrong, zh, en }): Found => {
      const message = `「${wrong}」 is not our word for "${en}": ${shown(prose, index, wrong.length)}`;
      return [lineAt(block, index), 'typography/term', message, `write ${zh}`];
    });
    return [...found, ...search(block, withoutLabelMarks(block), TYPOGRAPHY_RULES), ...terms];
  }),
);
