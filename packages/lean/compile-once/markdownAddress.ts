/** What is asked about the pages of the site. */
interface Routes {
  isExistRoute(route: string): boolean;
}

/**
 * Where links lead in Markdown exports, as Rspress has it there: to the export of a page, by its whole address.
 * @param routes the pages
 * @param site origin of the site, empty for none, and base path
 * @returns function that takes the address that Rspress gave a link of a page; undefined for one that stays as it is written
 */
export function markdownAddress(
  routes: Routes,
  { origin, base }: { readonly origin: string; readonly base: string },
): (url: string) => string | undefined {
  const start = origin.replace(/\/$/, '') + base.replace(/\/$/, '');
  return (url) => {
    const [path = ''] = /^[^?#]*/.exec(url) ?? [];
    if (!path.startsWith('/') || !routes.isExistRoute(path)) return undefined;
    return start + path.replace(/\.html$/, '.md') + url.slice(path.length);
  };
}
