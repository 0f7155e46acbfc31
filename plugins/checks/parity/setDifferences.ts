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
  const all = { en: itemsOf(pair.en), zh: itemsOf(pair.zh) };
  return commonSections(pair).flatMap((section): Difference[] => {
    const [en, zh] = (['en', 'zh'] as const).map((lang) =>
      all[lang].filter((item) => item.section === section),
    );
    const [onlyEn, onlyZh] = [lonely(en ?? [], zh ?? []), lonely(zh ?? [], en ?? [])];
    const couples = form === 'paired' ? Math.min(onlyEn.length, onlyZh.length) : 0;
    // The Chinese file is named when both have something there: it is the one that follows the other.
    return [
      ...onlyEn
        .slice(couples)
        .map(({ value, line }): Difference => ({ kind, lang: 'en', section, value, line })),
      ...onlyZh.map(({ value, line }, at): Difference => {
        const twin = at < couples ? onlyEn[at] : undefined;
        return { kind, lang: 'zh', section, value, line, twin: twin?.value, twinLine: twin?.line };
      }),
    ];
  });
}
