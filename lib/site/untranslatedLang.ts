import { DEFAULT_LANG, type Lang } from '../../site/languages';
import type { TranslationState } from '../../site/translationState';

/**
 * Language of what a page says of itself, such as its title and headings, where that is not the language of the site around
 * it (WCAG 3.1.2). In a build whose languages are all full, the constant leaves nothing of it.
 * @param frontmatter frontmatter of the page
 * @returns the default language on a page that is not translated; undefined on all others
 */
export const untranslatedLang = (frontmatter: object): Lang | undefined =>
  !(typeof __LANGUAGES_ARE_FULL__ !== 'undefined' && __LANGUAGES_ARE_FULL__) &&
  (frontmatter as TranslationState).untranslated
    ? DEFAULT_LANG
    : undefined;
