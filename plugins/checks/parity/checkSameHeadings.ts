import type { Check, Heading, Issue } from '../types';
import { LANG_NAME, otherLang, pairs, type Pair } from './pairs';
import { LANGS } from '../../../site/languages';

/** Level of a heading and where it belongs: its id, and the id of the heading above it in the outline. */
function mark(heading: Heading, headings: readonly Heading[]): string {
  const above = headings.slice(0, headings.indexOf(heading)).findLast(({ depth }) => depth < heading.depth);
  return `${'#'.repeat(heading.depth)} {#${heading.id ?? ''}}${above ? ` below {#${above.id ?? ''}}` : ''}`;
}

/** Headings whose id the other language lacks. */
function lonely(pair: Pair): Issue[] {
  return LANGS.flatMap((lang) => {
    const others = new Set(pair[otherLang(lang)].headings.map(({ id }) => id));
    return pair[lang].headings
      .filter(({ id }) => id !== undefined && !others.has(id))
      .map(({ id, line, depth }) => ({
        file: pair[lang].file,
        line,
        rule: 'parity/headings',
        message: `the ${LANG_NAME[otherLang(lang)]} page has no heading {#${id}}`,
        fix: `write the section there (level ${depth}), or give both headings the same id`,
        differs: { value: `{#${id ?? ''}}`, section: pair.en.key },
      }));
  });
}

/** Headings that have another level or belong to another section in the other language. */
function misplaced({ en, zh }: Pair): Issue[] {
  return zh.headings.flatMap((second) => {
    const first = en.headings.find(({ id }) => id === second.id);
    if (!first || second.id === undefined) return [];
    const [english, chinese] = [mark(first, en.headings), mark(second, zh.headings)];
    if (english === chinese) return [];
    const message = `English has ${english}, Chinese ${chinese}`;
    return [
      {
        file: zh.file,
        line: second.line,
        rule: 'parity/headings',
        message,
        fix: 'give both headings the same level, below the same heading',
        twin: { file: en.file, line: first.line, message },
      },
    ];
  });
}

/**
 * Both languages have the same headings, each with the same level and below the same one. Their order is free, but for
 * steps: `checkSameParts` compares these.
 * @param pages a documentation tree
 * @returns headings that one language lacks; where none lacks, those that stand elsewhere in the outline
 */
export const checkSameHeadings: Check = ({ pages }) =>
  pairs(pages).flatMap((pair) => {
    const issues = lonely(pair);
    return issues.length > 0 ? issues : misplaced(pair);
  });
