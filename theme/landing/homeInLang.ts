import { hrefInLang } from '../../lib/text/hrefInLang';
import type { HomeFrontmatter } from '../../site/frontmatter/home';
import type { Lang } from '../../site/languages';
import { heroInLang } from './heroInLang';

/** What the frontmatter of the home page shows. */
export type HomeParts = Pick<HomeFrontmatter, 'hero' | 'quickLinks' | 'features'>;

/**
 * The home page with its links in the language of the page.
 * @param home frontmatter as written: links without a language
 * @param lang language of the page
 * @returns the same hero and cards; in-site links carry the language's prefix
 */
export function homeInLang({ hero, quickLinks = [], features }: HomeParts, lang: Lang): Required<HomeParts> {
  const cards = (list: HomeFrontmatter['features']) =>
    list.map((card) => ({ ...card, link: card.link && hrefInLang(card.link, lang) }));
  return {
    hero: heroInLang(hero, lang),
    quickLinks: cards(quickLinks),
    features: cards(features),
  };
}
