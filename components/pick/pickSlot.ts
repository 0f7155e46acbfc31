import { fold } from '../../lib/browser';
import { groupSlot } from '../../lib/storage';
import { FACETS, PICKS, pickGroup, type Facet } from '../../site/picks';

export const pickSlot = (facet: Facet) => groupSlot(pickGroup(facet));

const valueAt = (facet: Facet, place: number): string => PICKS[facet][place] ?? PICKS[facet][0];

/** Keeps the choices that the query of an address makes, such as `?tool=webpack&pm=pnpm`. */
export function keepAddressed(search: string): void {
  const query = new URLSearchParams(search);
  for (const facet of FACETS) {
    const place = (PICKS[facet] as readonly string[]).indexOf(query.get(facet) ?? '');
    if (place >= 0 && place !== pickSlot(facet).read()) pickSlot(facet).write(place);
  }
}

/** Marks the choices on the root of the document, by which the sheet shows what is chosen. */
export function showPicks(): void {
  for (const facet of FACETS) {
    document.documentElement.setAttribute(`data-pick-${facet}`, valueAt(facet, pickSlot(facet).read()));
  }
}

/** The choices that would have to be others for a part to show. */
const wrongFacets = (part: Element): Facet[] =>
  FACETS.filter((facet) => {
    const values = part.getAttribute(`data-when-${facet}`)?.split(' ');
    return values && !values.includes(valueAt(facet, pickSlot(facet).read()));
  });

const PARTS = FACETS.map((facet) => `[data-when-${facet}]`).join();

/** Folds what is for other choices, which the sheet hides, so that find in page still finds it. */
export function foldOthers(): void {
  for (const part of document.querySelectorAll(PARTS)) fold(part, wrongFacets(part).length > 0);
}

/** What to choose for a part to show that is folded now: facets, and the place of the first value that fits. */
export const choicesFor = (part: Element): (readonly [Facet, number])[] =>
  wrongFacets(part).map((facet) => {
    const [value = ''] = part.getAttribute(`data-when-${facet}`)?.split(' ') ?? [];
    return [facet, (PICKS[facet] as readonly string[]).indexOf(value)];
  });

export function watchPicks(onChange: () => void): () => void {
  const ends = FACETS.map((facet) => pickSlot(facet).subscribe(onChange));
  return () => ends.forEach((end) => end());
}

/**
 * The query under which others see the same: the choice just made, and those on the page that are not the first of their
 * list.
 */
export function pickedSearch(search: string, facets: readonly Facet[], made: Facet): string {
  const query = new URLSearchParams(search);
  for (const facet of new Set([...facets, made])) {
    const place = pickSlot(facet).read();
    if (facet === made || query.has(facet) || place > 0) query.set(facet, valueAt(facet, place));
  }
  return `?${query.toString()}`;
}
