/** What the scripts of a page are made of, by the place of a source; the first that fits. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/node_modules\/(?:react|react-dom|scheduler)\//, 'React, React DOM'],
  [/node_modules\/(?:@rspress|@rsbuild)\//, 'the host: runtime and parts of its theme'],
  [/node_modules\//, 'other packages'],
  [
    /(?:^|\/)packages\/lean\/(?:router|head|progress)-shim\//,
    'router, head and progress bar, in place of the host’s packages',
  ],
  [/(?:^|\/)packages\/lean\//, 'loading of pages, in place of the host’s list of them'],
  [/(?:^|\/)theme\/(?:nav|search)\//, 'theme: bar, menus, button of the search'],
  [/(?:^|\/)theme\/(?:sidebar|outline)\//, 'theme: sidebar, outline'],
  [/(?:^|\/)theme\//, 'theme: the rest'],
  [/(?:^|\/)components\//, 'components of authors'],
  [/(?:^|\/)lib\//, 'small hooks and text rules'],
  [/(?:^|\/)site\//, 'words and facts'],
  [/(?:^|\/)docs\//, 'the page: frontmatter, outline'],
];

/** What has no source in a map. */
const WRITTEN =
  'written at build: what hydrates the page, sidebar of the section, settings, loader of scripts';

/**
 * Names the part of the site that a source belongs to.
 * @param source path in a source map; undefined for code that has none
 */
export const partOf = (source: string | undefined): string =>
  (source !== undefined && PARTS.find(([place]) => place.test(source))?.[1]) || WRITTEN;
