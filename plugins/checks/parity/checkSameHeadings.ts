import type { Check, Heading, Issue } from '../types';
import { langName, otherThan, pairs, type Pair } from './pairs';

const mark = ({ depth, id }: Heading): string => `${'#'.repeat(depth)} {#${id ?? ''}}`;

/** Headings whose id the other language lacks. */
function lonely(pair: Pair): Issue[] {
  return [pair.first, pair.second].flatMap(({ file, lang, headings }) => {
    const other = otherThan(pair, lang);
    const others = new Set(other.headings.map(({ id }) => id));
    return headings
      .filter(({ id }) => id !== undefined && !others.has(id))
      .map(({ id, line, depth }) => ({
        file,
        line,
        rule: 'parity/headings',
        message: `the ${langName(other.lang)} page has no heading {#${id}}`,
        fix: `write the section there (level ${depth}), or give both headings the same id`,
        differs: { value: `{#${id ?? ''}}`, section: pair.first.key },
      }));
  });
}

/** The first heading at which level or order part. */
function misplaced({ first: own, second: other }: Pair): Issue[] {
  const length = Math.max(own.headings.length, other.headings.length);
  for (let index = 0; index < length; index += 1) {
    const [first, second] = [own.headings[index], other.headings[index]];
    if (first && second && mark(first) === mark(second)) continue;
    const message = `the pages part here: ${langName(own.lang)} has ${first ? mark(first) : 'no heading'}, ${langName(other.lang)} ${second ? mark(second) : 'no heading'}`;
    const fix = 'give both pages the same headings: same order, level and id';
    return [
      {
        file: other.file,
        line: second?.line ?? other.headings.at(-1)?.line ?? 1,
        rule: 'parity/headings',
        message,
        fix,
        twin: { file: own.file, line: first?.line ?? own.headings.at(-1)?.line ?? 1, message },
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
