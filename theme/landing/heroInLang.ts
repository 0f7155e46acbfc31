import { hrefInLang } from '../../lib/text/hrefInLang';
import type { HomeFrontmatter } from '../../site/frontmatter/home';
import type { Lang } from '../../site/languages';

/**
 * The hero with its links in the language of the page.
 * @param hero frontmatter as written: links without a language
 * @param lang language of the page
 * @returns the same hero; in-site links carry the language's prefix
 */
export function heroInLang(hero: HomeFrontmatter['hero'], lang: Lang): HomeFrontmatter['hero'] {
  const { actions, image } = hero;
  const inLang = <Link extends { readonly link: string }>(target: Link) => ({
    ...target,
    link: hrefInLang(target.link, lang),
  });
  return {
    ...hero,
    actions: actions.map(inLang),
    image: image && { ...image, open: image.open && inLang(image.open) },
  };
}
