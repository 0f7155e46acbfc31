import { routePathToMdPath, withBase, withSiteOrigin } from '@rspress/core/runtime';

/**
 * Address in a Markdown export, which is read away from the site: whole, and the export of a page instead of the page.
 * @param path page or file of the site, such as `/zh/guide/rules/rules#e1001` or `/images/a.png`
 */
export function markdownAddress(path: string): string {
  return withSiteOrigin(/\.\w+(?:[?#]|$)/.test(path) ? withBase(path) : routePathToMdPath(path));
}
