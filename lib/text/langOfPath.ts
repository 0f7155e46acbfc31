import type { Lang } from '../../site/languages';

/**
 * Language of the tools' own sites for a page: Chinese when the path contains zh, otherwise English.
 * @param path path of the page, e.g. `/zh/guide/start/intro`
 */
export function langOfPath(path: string): Lang {
  return path.includes('zh') ? 'zh' : 'en';
}
