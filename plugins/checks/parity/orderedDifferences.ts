import type { ParityKind } from '../../../site/parityExceptions';
import type { Page } from '../../../packages/doc-checks/types';
import { commonSections, type Pair } from './pairs';
import type { Difference, Item } from './types';

/**
 * Compares the items of each section in order and stops at the first difference of a section.
 * @param pair the files of both languages
 * @param kind what is compared
 * @param itemsOf the items of a page
 */
export function orderedDifferences(
  pair: Pair,
  kind: ParityKind,
  itemsOf: (page: Page) => readonly Item[],
): Difference[] {
  return commonSections(pair).flatMap((section): Difference[] => {
    const inSection = (page: Page): Item[] => itemsOf(page).filter((item) => item.section === section);
    const [first, second] = [inSection(pair.first), inSection(pair.second)];
    const length = Math.max(first.length, second.length);
    const at = Array.from({ length }, (_, index) => index).find((i) => first[i]?.value !== second[i]?.value);
    if (at === undefined) return [];
    // The second file is named when both have something there: it is the one that follows the other.
    const [own, other] = [second[at], first[at]];
    const item = own ?? other;
    if (!item) return [];
    const { lang } = own ? pair.second : pair.first;
    const twin = own && { twin: other?.value, twinLine: other?.line };
    return [{ kind, lang, section, value: item.value, line: item.line, ...twin }];
  });
}
