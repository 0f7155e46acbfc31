import type { Lang } from '../../site/languages';

/**
 * What a page writes, on a line of its own, where the list of posts stands.
 * @param lang language of the posts
 */
export const postMark = (lang: Lang): RegExp => new RegExp(`^\\{posts\\.${lang}\\}$`, 'gm');

/**
 * Takes the marks out of a page for those who read pages as written; lines stay lines.
 * @param text a page as written
 */
export const dropPostMarks = (text: string): string => text.replace(/^\{posts\.\w+\}$/gm, '');
