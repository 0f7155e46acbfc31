/** What `npm test` leaves to `npm run test:full` among the tests without a browser, by the tag of a test or file. */
export const FULL_ONLY = {
  'second-build': 'the site built again: below a base path, in another folder, byte for byte',
  'speed-layer-off': 'a build without the speed layer',
  deployments: 'the site built for each host of the README, served as that host does, and walked',
  'every-sample': 'the pinned analyzer builds every sample, rule project, worked example and download',
  'whole-commands': 'the commit hook in a copied repository, commands of people as processes',
} as const;

/**
 * The browser tests of `npm test`: for each kind of page, each dialog and each command the test that says most. Those
 * tagged `@core` must also pass on the site without its speed layer.
 */
export const QUICK = '@(?:core|quick)(?![\\w-])';
