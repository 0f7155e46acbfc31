/** A page has no ending; files beside the pages have one. */
const PAGE = /(?:^|\/)[^./]*$/;

/**
 * Path of the page that a link leads to.
 * @param link any link
 * @returns undefined for what is no other page of this origin
 */
export function pathOfLink({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const { location } = window;
  const isPage = origin === location.origin && !target && PAGE.test(pathname);
  return isPage && pathname !== location.pathname ? pathname : undefined;
}
