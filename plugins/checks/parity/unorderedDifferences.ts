import type { ParityKind } from '../../../site/parityExceptions';
import type { Page } from '../../../packages/doc-checks/types';
import { commonSections, otherThan, type Pair } from './pairs';
import type { Difference, Item } from './types';

/**
 * Compares the items of each section without regard to order: the order of words differs between languages.
 * @param pair the files of both languages
 * @param kind what is compared
 * @param itemsOf the items of a page
 * @param counted whether the number of equal items matters
 */
export function unorderedDifferences(
  pair: Pair,
  kind: ParityKind,
  itemsOf: (page: Page) => readonly Item[],
  counted: boolean,
): Difference[] {
  const sections = new Set(commonSections(pair));
  return [pair.first, pair.second].flatMap((page) => {
    const { lang } = page;
    const others = itemsOf(otherThan(pair, lang)).map(({ section, value }) => `${section}\n${value}`);
    const seen = new Set<string>();
    return itemsOf(page).flatMap(({ section, value, line }): Difference[] => {
      const key = `${section}\n${value}`;
      const match = others.indexOf(key);
      const repeated = !counted && seen.has(key);
      seen.add(key);
      if (match >= 0 && counted) others.splice(match, 1);
      if (match >= 0 || repeated || !sections.has(section)) return [];
      return [{ kind, lang, section, value, line }];
    });
  });
}
