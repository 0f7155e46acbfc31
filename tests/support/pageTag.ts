import { PAGE_KINDS } from './pageKinds';

const OF_EACH_KIND: ReadonlySet<string> = new Set(Object.values(PAGE_KINDS));

/**
 * The tags of a browser test of one page: the page that stands for its kind is tested on a build without the speed layer
 * too, all others in the full tier only.
 * @param path path of the page without its language
 */
export const pageTag = (path: string): string[] => (OF_EACH_KIND.has(path) ? ['@core'] : ['@every-page']);
