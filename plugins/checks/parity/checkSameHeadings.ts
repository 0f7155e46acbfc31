import type { Check, Heading, Issue } from '../types';
import { langName, otherThan, pairs, type Pair } from './pairs';

/** Level of a heading and where it belongs: its id, and the id of the heading above it in the outline. */
function mark(heading: Heading, headings: readonly Heading[]): string {
  const above = headings.slice(0, headings.indexOf(heading)).findLast(({ depth }) => depth < heading.depth);
  return `${'#'.repeat(heading.depth)} {#${heading.id ?? ''}}${above ? ` below {#${above.id ?? ''}}` : ''}`;
}

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

/** Headings that have another level or belong to another section in the other language. */
function misplaced({ first: own, second: other }: Pair): Issue[] {
  return other.headings.flatMap((second) => {
    const first = own.headings.find(({ id }) => id === second.id);
    if (!first || second.id === undefined) return [];
    const marks = [mark(first, own.headings), mark(second, other.headings)];
    if (marks[0] === marks[1]) return [];
    const message = `${langName(own.lang)} has ${marks[0]}, ${langName(other.lang)} ${marks[1]}`;
    return [
      {
        file: other.file,
        line: second.line,
        rule: 'parity/headings',
        message,
        fix: 'give both headings the same level, below the same heading',
        counterpart: { file: own.file, line: first.line, message },
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
