import type { Lang } from '../../site/languages';
import { FACETS, type Facet } from '../../site/picks';
import { PICK_NAMES } from '../../site/words/picks';
import type { Text } from '../../site/words/types';

/** For which choices something is meant: facet → values, with spaces between them. */
export type PickCase = Readonly<Partial<Record<Facet, string | undefined>>>;

/** What stands between the entries of a list. */
const LIST_COMMA: Text = { en: ', ', zh: '、' };

/**
 * The heading of a variant where all variants stand one after another.
 * @param meant for which choices the variant is meant, e.g. `{ tool: 'rspack webpack', format: 'esm' }`
 * @param lang language of the page
 * @returns names of the choices, e.g. `Rspack, webpack · ESM`; unknown values are left out
 */
export const pickLabel = (meant: PickCase, lang: Lang): string =>
  FACETS.flatMap((facet) => {
    const names: Readonly<Record<string, Text>> = PICK_NAMES[facet];
    const chosen = (meant[facet] ?? '').split(' ').flatMap((value) => names[value]?.[lang] ?? []);
    return chosen.length > 0 ? [chosen.join(LIST_COMMA[lang])] : [];
  }).join(' · ');
