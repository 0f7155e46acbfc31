import type { Fault } from '../../tools/mutants/types';

/** Faults of what the build writes beside the pages, and of their heads. */
export const OUTPUT: readonly Fault[] = [
  {
    id: 'feed-of-both',
    what: 'the English feed carries the Chinese posts too',
    file: 'plugins/output/feeds.ts',
    find: 'const posts = dated.filter((page) => page.routePath.startsWith(folder));',
    replace: 'const posts = dated.filter((page) => page.routePath.includes(feed.folder));',
  },
  {
    id: 'feed-links',
    what: 'links in a feed lead nowhere, because they begin with a slash',
    file: 'plugins/output/feeds.ts',
    find: "const ADDRESSES = new Set(['href', 'src']);",
    replace: "const ADDRESSES = new Set(['src']);",
  },
  {
    id: 'sitemap-404',
    what: 'the sitemap lists the 404 pages',
    file: 'plugins/output/sitemap.ts',
    find: '!isNotFoundRoute(`/${url.slice(siteUrl.length)}`)',
    replace: '!isNotFoundRoute(url)',
    blind: true,
  },
  {
    id: 'temporary-redirect',
    what: 'old addresses lead on for now only, so search engines keep them',
    file: 'plugins/hosting/server-files/redirects.ts',
    find: '${from} ${withoutHash(to)} 301',
    replace: '${from} ${withoutHash(to)} 302',
  },
  {
    id: 'short-cache',
    what: 'scripts with a hash in their names are asked for again on every visit',
    file: 'site/headers.ts',
    find: "{ path: '/static/*',",
    replace: "{ path: '/assets/*',",
  },
  {
    id: 'nginx-query',
    what: 'a redirect of nginx loses the query',
    file: 'plugins/hosting/server-files/nginx.ts',
    find: "'' : '$is_args$args'}\"",
    replace: "'' : ''}\"",
    blind: true,
  },
  {
    id: 'markdown-ids',
    what: 'the Markdown exports lose the ids of their headings',
    file: 'plugins/authoring/markdownExport.ts',
    find: "line.replace(ESCAPED_ID, '$1$2')",
    replace: "line.replace(ESCAPED_ID, '$1')",
  },
  {
    id: 'x-default',
    what: 'a Chinese page says that the Chinese page is for everybody else',
    file: 'theme/head/HeadTags.tsx',
    find: "hreflang: 'x-default', href: absoluteAddress(pure) }",
    replace: "hreflang: 'x-default', href: absoluteAddress(pure === '/' ? pure : routePath) }",
    blind: true,
  },
  {
    id: 'open-search',
    what: "the browser's search field leads to the home page without a query",
    file: 'plugins/output/openSearch.ts',
    find: '{searchTerms}',
    replace: '{searchTerm}',
  },
];
