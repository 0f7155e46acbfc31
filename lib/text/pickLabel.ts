import type { Lang } from '../../site/languages';
import { FACETS, type Facet } from '../../site/picks';
import { PICK_NAMES } from '../../site/words/picks';
import type { Text } from '../../site/words/types';

/** For which choices something is meant: facet → values, with spaces between them. */
export type PickCase = Readonly<Partial<Record<Facet, string | undefined>>>;

const LIST_COMMA: Text = { en: ', ', zh: '、' };

/** The heading of a variant where all of them stand one after another, such as `Rspack, webpack · ESM`. */
export const pickLabel = (meant: PickCase, lang: Lang): string =>
  FACETS.flatMap((facet) => {
    const names: Readonly<Record<string, Text>> = PICK_NAMES[facet];
    const chosen = (meant[facet] ?? '').split(' ').flatMap((value) => names[value]?.[lang] ?? []);
    return chosen.length > 0 ? [chosen.join(LIST_COMMA[lang])] : [];
  }).join(' · ');
