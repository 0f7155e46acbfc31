import { hrefInLang } from '../../lib/text/hrefInLang';
import type { HomeFrontmatter } from '../../site/frontmatter';
import type { Lang } from '../../site/languages';

/** What the home page shows out of its frontmatter. */
export type HomeParts = Pick<HomeFrontmatter, 'hero' | 'features'>;

/**
 * The home page with its links in the language of the page.
 * @param home frontmatter as written: links without a language
 * @param lang language of the page
 * @returns the same hero and cards; in-site links carry the language's prefix
 */
export function homeInLang({ hero, features }: HomeParts, lang: Lang): HomeParts {
  const inLang = <Target extends { readonly link?: string | undefined }>(target: Target): Target => ({
    ...target,
    link: target.link && hrefInLang(target.link, lang),
  });
  const { actions, image } = hero;
  return {
    hero: {
      ...hero,
      actions: actions.map(inLang),
      image: image && { ...image, open: image.open && inLang(image.open) },
    },
    features: features.map(inLang),
  };
}
