import type { Lang } from '../../site/languages';
import { inTurn } from './inTurn';
import { PAGE_KINDS } from './pageKinds';

const OF_EACH_KIND: readonly string[] = Object.values(PAGE_KINDS);

/** Whether a page stands for its kind: what all pages of a kind share is tried on this one. */
const isOfEachKind = (path: string): boolean => OF_EACH_KIND.includes(path);

/**
 * The tags of a browser test of one page: the page that stands for its kind is tested on a build without the speed layer
 * too, and in one of its languages by `npm test`; all others in the full tier only.
 */
export const pageTag = (path: string, lang: Lang): string[] =>
  isOfEachKind(path) ? ['@core', ...inTurn(OF_EACH_KIND.indexOf(path), lang)] : ['@every-page'];
