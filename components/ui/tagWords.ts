const PICTURE = /^(?:data:|(?:https?:)?\/\/|\/.*\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#].*)?$)/i;

/**
 * The words of a tag.
 * @param tag words separated by commas, or the address of a picture
 * @returns nothing for a picture
 */
export const tagWords = (tag: string): readonly string[] | undefined =>
  PICTURE.test(tag.trim())
    ? undefined
    : tag
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
