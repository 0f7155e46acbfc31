import type { Check, Image, Issue } from '../types';

/**
 * Images are files of `docs/public` and are described.
 * @param pages a documentation tree
 * @returns a problem per image without its file or without alt text
 */
export const checkImages: Check = ({ pages, publicFiles }) =>
  pages.flatMap(({ file, images, frontmatter }) => {
    const icons = iconsOf(frontmatter.data.features);
    const check = ({ src, alt, line }: Image, described: boolean): Issue[] => {
      if (!publicFiles.has(src)) {
        const message = `there is no image \`${src}\` in docs/public`;
        const fix = 'put the file there and write its address from the root: /images/name.png';
        return [{ file, line, rule: 'images/missing', message, fix }];
      }
      if (!described || alt.trim() !== '') return [];
      const fix = "say in the page's language what the picture shows";
      return [{ file, line, rule: 'images/alt', message: `\`${src}\` has no alt text`, fix }];
    };
    return [
      ...images.flatMap((image) => check(image, true)),
      // An icon stands beside its title, which says the same.
      ...icons.flatMap(([src, index]) => {
        const line = frontmatter.lines.get(`features.${index}.icon`) ?? 1;
        return check({ src, alt: '', line, section: '' }, false);
      }),
    ];
  });

/** Icons of the home page that are files; others are text, such as an emoji. */
function iconsOf(features: unknown): [src: string, index: number][] {
  if (!Array.isArray(features)) return [];
  return features.flatMap((feature: unknown, index): [string, number][] => {
    const icon: unknown =
      typeof feature === 'object' && feature !== null ? Reflect.get(feature, 'icon') : undefined;
    return typeof icon === 'string' && icon.startsWith('/') ? [[icon, index]] : [];
  });
}
