import { DEFAULT_LANG, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import type { TranslationState } from '../../site/translationState';
import { headTags, type HeadInput, type HeadTags } from './headTags';

/**
 * Head tags of a page while a language is being translated. A page that stands in for a translation says of itself what the
 * original says, and names no other languages; the others name only translations that exist.
 * @param page the page
 * @param state what the build knows of its translations
 */
export function partialTags(page: HeadInput, { untranslated, missingIn = [] }: TranslationState): HeadTags {
  const { link, meta } = headTags(
    untranslated ? { ...page, lang: DEFAULT_LANG, routePath: page.routePath.replace(/^\/[^/]+/, '') } : page,
  );
  const absent = missingIn.map((lang) => LANGUAGE_FACTS[lang as Lang].ogLocale);
  return {
    link: link.filter(({ hreflang }) => !(untranslated && hreflang)),
    meta: meta.filter(
      ({ property, content = '' }) => !(property === 'og:locale:alternate' && absent.includes(content)),
    ),
  };
}
