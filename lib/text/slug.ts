/** Everything but letters with their accents, digits, underscores, hyphens and spaces. */
const SIGNS = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/**
 * The id of a heading that has no id of its own, by the rule of GitHub.
 * @param title text of the heading
 */
export const slug = (title: string): string =>
  title.trim().toLowerCase().replace(SIGNS, '').replaceAll(' ', '-');
