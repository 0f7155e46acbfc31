/** What `npm test` leaves to `npm run test:full`, by the tag that a test or a file carries; Playwright writes it with an `@`. */
export const FULL_ONLY = {
  'every-page': 'the browser opens every page, where one page of each kind and language shows the same',
  'every-pair': 'every combination of language, theme, device and width',
  'every-place': 'every link into a live report opens its view and its item, in both languages',
  hostile: 'all 2,000 hostile queries, typed into each search dialog',
  'search-services': 'search by DocSearch and by a service, fault by fault',
  'second-build': 'the site built again: below a base path, in another folder, byte for byte',
  'speed-layer-off': 'the site without its speed layer passes every test tagged @core',
  'dev-server': 'the development server with the speed layer',
  deployments: 'the site built for each host of the README, served as that host does, and walked',
  'every-sample': 'the pinned analyzer builds every sample, rule project, worked example and download',
  'whole-commands': 'the commit hook in a copied repository, commands of people as processes',
  'large-search': 'the search index of a site of 300 pages, cut into parts, beside one file',
} as const;

/** Specs of `tests/e2e` that `npm test` leaves out whole, but for their tests tagged `@core`: faults and details. */
export const FULL_SPECS: readonly string[] = [
  // What is late, gone, broken or hostile; what readers do before the page works.
  'arriving early-input hydration late-parts load-ahead load-faults old-browsers page-translation',
  'part-faults query-flags route-manifest script-faults static-content storage-faults widget-faults',
  // The search of the site, and live and own reports, in the same states.
  'found site-search-hostile site-search-loading site-search-safety',
  'report-dialog report-direct report-faults report-parts report-places zoom-layer',
  'brought-files full-report kept-reports open-report',
  // The home page, the bar, texts and components in detail.
  'landing landing-grid landing-product nav nav-settings tools',
  'code doc headings outline print progress term zoom',
  'components config-builder fact-tables picks',
  // Search by DocSearch and by a service.
  'provider-dialog provider-requests provider-safety provider-switches',
  'remote-dialog remote-hostile remote-search',
].flatMap((names) => names.split(' '));

const TAGS = Object.keys(FULL_ONLY);

/** Arguments with which Vitest leaves it out. */
export const VITEST_FAST: readonly string[] = ['--tags-filter', TAGS.map((tag) => `!${tag}`).join(' && ')];

/** What Playwright leaves out with `TEST_TIER=fast`; it compares a pattern with the file, the titles and the tags. */
export const LEFT_OUT: readonly RegExp[] = [
  ...TAGS.map((tag) => new RegExp(`@${tag}(?![\\w-])`)),
  ...FULL_SPECS.map((name) => new RegExp(`(?<![\\w-])${name}\\.spec\\.ts (?!.*@core(?![\\w-]))`)),
];
