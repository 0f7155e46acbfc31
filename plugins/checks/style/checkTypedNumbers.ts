import { escapeRegExp } from '../../../lib/text/strings';
import { blockText } from '../../../packages/doc-checks/blockText';
import type { Check } from '../types';

/** How often a page may type the same number of a report. */
const MOST = 3;

/** Shorter ones, such as `22` files, are often another number that happens to be equal. */
const SHORTEST = 5;

/**
 * A number that a report knows is typed three times a page at most: a page with more forgets one when the report changes.
 * @param pages a documentation tree
 * @returns a problem per number and page
 */
export const checkTypedNumbers: Check = ({ pages, facts }) =>
  pages.flatMap(({ file, blocks }) => {
    const text = blocks.map((block) => blockText(block)).join('\n');
    return Object.entries(facts.numbers).flatMap(([report, numbers]) =>
      Object.entries(numbers).flatMap(([name, value]) => {
        const typed =
          text.match(new RegExp(`(?<![\\d.,])${escapeRegExp(value)}(?![\\d%])`, 'g'))?.length ?? 0;
        if (value.length < SHORTEST || typed <= MOST) return [];
        return [
          {
            file,
            line: 1,
            rule: 'style/typed-number',
            message: `\`${value}\` is typed ${typed} times`,
            fix: `write <ReportNumber report="${report}" name="${name}" />, which reads it from the report`,
          },
        ];
      }),
    );
  });
