import { PAGE_KINDS } from './pageKinds';

const OF_EACH_KIND: ReadonlySet<string> = new Set(Object.values(PAGE_KINDS));

/**
 * The tags of a browser test of one page: none for the page that stands for its kind, the full tier's for all others.
 * @param path path of the page without its language
 */
export const pageTag = (path: string): string[] => (OF_EACH_KIND.has(path) ? [] : ['@every-page']);
