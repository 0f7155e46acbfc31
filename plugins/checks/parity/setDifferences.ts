import type { ParityKind } from '../../../site/parityExceptions';
import type { Page } from '../../../packages/doc-checks/types';
import { commonSections, type Pair } from './pairs';
import type { Difference, Item } from './types';

/** The items whose value the other page lacks, each value once. */
function lonely(own: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others.map(({ value }) => value));
  return own.filter(({ value }) => !known.has(value) && known.add(value));
}

/**
 * Compares the items of each section as sets. Neither their order nor how often one occurs counts: languages put the
 * words of a sentence in another order, and a sentence in one language can need a name twice that the other needs once.
 * @param pair the files of both languages
 * @param kind what is compared
 * @param itemsOf the items of a page
 * @param form `paired` shows what the languages have in each other's place as one difference, for values of many lines
 * @returns what one of the two lacks
 */
export function setDifferences(
  pair: Pair,
  kind: ParityKind,
  itemsOf: (page: Page) => readonly Item[],
  form: 'paired' | 'single' = 'single',
): Difference[] {
  const { first, second } = pair;
  const all = { first: itemsOf(first), second: itemsOf(second) };
  return commonSections(pair).flatMap((section): Difference[] => {
    const own = all.first.filter((item) => item.section === section);
    const others = all.second.filter((item) => item.section === section);
    const [onlyFirst, onlySecond] = [lonely(own, others), lonely(others, own)];
    const couples = form === 'paired' ? Math.min(onlyFirst.length, onlySecond.length) : 0;
    // The second file is named when both have something there: it is the one that follows the other.
    return [
      ...onlyFirst
        .slice(couples)
        .map(({ value, line }): Difference => ({ kind, lang: first.lang, section, value, line })),
      ...onlySecond.map(({ value, line }, at): Difference => {
        const counterpart = at < couples ? onlyFirst[at] : undefined;
        return {
          kind,
          lang: second.lang,
          section,
          value,
          line,
          counterpart: counterpart?.value,
          counterpartLine: counterpart?.line,
        };
      }),
    ];
  });
}
