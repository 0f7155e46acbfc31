import { hrefInLang } from '../../lib/text/hrefInLang';
import type { HomeFrontmatter } from '../../site/frontmatter/home';
import type { Lang } from '../../site/languages';

/**
 * The home page with its links in the language of the page.
 * @param home frontmatter as written: links without a language
 * @param lang language of the page
 * @returns the same hero and features; in-site links carry the language's prefix
 */
export function homeInLang(
  { hero, features }: Pick<HomeFrontmatter, 'hero' | 'features'>,
  lang: Lang,
): Pick<HomeFrontmatter, 'hero' | 'features'> {
  return {
    hero: {
      ...hero,
      actions: hero.actions.map((action) => ({ ...action, link: hrefInLang(action.link, lang) })),
    },
    features: features.map((feature) => ({
      ...feature,
      link: feature.link && hrefInLang(feature.link, lang),
    })),
  };
}
