import type { Check, Heading, Issue } from '../types';
import { LANG_NAME, otherLang, pairs, type Pair } from './pairs';
import { LANGS } from '../../../site/languages';

const mark = ({ depth, id }: Heading): string => `${'#'.repeat(depth)} {#${id ?? ''}}`;

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

/** The first heading at which level or order part. */
function misplaced({ en, zh }: Pair): Issue[] {
  const length = Math.max(en.headings.length, zh.headings.length);
  for (let index = 0; index < length; index += 1) {
    const [first, second] = [en.headings[index], zh.headings[index]];
    if (first && second && mark(first) === mark(second)) continue;
    const message = `the pages part here: English has ${first ? mark(first) : 'no heading'}, Chinese ${second ? mark(second) : 'no heading'}`;
    const fix = 'give both pages the same headings: same order, level and id';
    return [
      {
        file: zh.file,
        line: second?.line ?? zh.headings.at(-1)?.line ?? 1,
        rule: 'parity/headings',
        message,
        fix,
        twin: { file: en.file, line: first?.line ?? en.headings.at(-1)?.line ?? 1, message },
      },
    ];
  }
  return [];
}

/**
 * Both languages have the same headings: order, level, id.
 * @param pages a documentation tree
 * @returns headings that one language lacks; where none lacks, the first one that stands elsewhere
 */
export const checkSameHeadings: Check = ({ pages }) =>
  pairs(pages).flatMap((pair) => {
    const issues = lonely(pair);
    return issues.length > 0 ? issues : misplaced(pair);
  });
