import type { Lang } from '../../../site/languages';
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
    const inSection = (lang: Lang): Item[] => itemsOf(pair[lang]).filter((item) => item.section === section);
    const [en, zh] = [inSection('en'), inSection('zh')];
    const length = Math.max(en.length, zh.length);
    const at = Array.from({ length }, (_, index) => index).find((i) => en[i]?.value !== zh[i]?.value);
    if (at === undefined) return [];
    // The Chinese file is named when both have something there: it is the one that follows the other.
    const [lang, item] = zh[at] ? (['zh', zh[at]] as const) : (['en', en[at]] as const);
    const twin = zh[at] && en[at]?.value;
    return item
      ? [{ kind, lang, section, value: item.value, line: item.line, twin, twinLine: zh[at] && en[at]?.line }]
      : [];
  });
}
