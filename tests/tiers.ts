/**
 * What `npm test` leaves to `npm run test:full`. Each row is a tag: a test that carries it runs in the full tier alone.
 * Playwright writes the tag with an `@`.
 */
interface FullOnly {
  readonly tag: string;
  /** What the full tier proves with it. */
  readonly what: string;
  /** Names of files in `tests/e2e`, `.spec.ts` left out, that carry the tag as a whole, but for tests tagged `@core`. */
  readonly specs?: string;
}

/** `npm test` is `npm run test:full` without these. */
export const FULL_ONLY: readonly FullOnly[] = [
  {
    tag: 'every-page',
    what: 'the browser opens every page, where one page of each kind and language shows the same',
  },
  {
    tag: 'every-pair',
    what: 'every combination of language, theme, device and width',
  },
  {
    tag: 'every-place',
    what: 'every link into a live report opens its view and its item, in both languages',
  },
  {
    tag: 'hostile',
    what: 'all 2,000 hostile queries, typed into each search dialog',
  },
  {
    tag: 'load-faults',
    what: 'scripts, sheets, parts and stored values that are late, gone, broken or hostile; what moves while a page arrives; what readers do before it works, and browsers that translate it',
    specs:
      'arriving early-input hydration late-parts load-ahead load-faults old-browsers page-translation part-faults query-flags route-manifest script-faults static-content storage-faults widget-faults',
  },
  {
    tag: 'search-faults',
    what: 'the search dialog with an index that is late, gone, broken, hostile or cut into parts, and with hostile queries in the address',
    specs: 'found site-search-hostile site-search-loading site-search-parts site-search-safety',
  },
  {
    tag: 'report-dialogs',
    what: 'live reports that are late or gone, opened at their places, in their dialog and on hosts without headers',
    specs: 'report-dialog report-direct report-faults report-parts report-places zoom-layer',
  },
  {
    tag: 'own-reports',
    what: "a reader's own report that is hostile, cut off, kept, dropped, pasted, or shown without its parts, and its links into the full interface",
    specs: 'brought-files full-report kept-reports open-report',
  },
  {
    tag: 'home-page',
    what: 'the home page in detail: sizes, spans and ways of each button, pictures by theme, density and width, stars, coming and going',
    specs: 'landing landing-grid landing-product',
  },
  {
    tag: 'bar-details',
    what: 'the bar in detail: its sizes, texts of twice the size, icons and the list of tools; a small site with every setting of it',
    specs: 'nav nav-settings tools',
  },
  {
    tag: 'text-details',
    what: 'outline, code samples, terms, pictures, headings and the foot of a page in detail: by keyboard, at each width, by time, on paper',
    specs: 'code doc headings outline print progress term zoom',
  },
  {
    tag: 'author-parts',
    what: 'the components of pages in detail: option and rule tables, choices, steps, callouts and the configuration builder, at each width and with hostile input',
    specs: 'components config-builder fact-tables picks report-callouts',
  },
  {
    tag: 'whole-browser',
    what: 'what needs all of Chromium, whose shell without windows runs the quick tier: its setting that blocks site data',
  },
  {
    tag: 'search-services',
    what: 'search by DocSearch and by a service, fault by fault, beside DocSearch as published',
    specs:
      'provider-again provider-dialog provider-failures provider-hostile provider-input provider-layout provider-reference-saved provider-reference provider-repairs provider-requests provider-silence provider-switches remote-dialog remote-failed remote-hostile remote-search',
  },
  {
    tag: 'second-build',
    what: 'the site built again: below a base path, in another folder, byte for byte',
  },
  {
    tag: 'speed-layer-off',
    what: 'the site without its speed layer passes every test tagged @core, and a small site hydrates without it',
  },
  {
    tag: 'dev-server',
    what: 'the development server with the speed layer: a page, a language, search, a live report, a saved change',
  },
  {
    tag: 'deployments',
    what: 'the site built with the settings of each host of the README, served as that host does, and walked',
  },
  {
    tag: 'every-sample',
    what: 'the pinned analyzer builds every sample, rule project, worked example and verdict about options, and every download with the commands of its pages',
  },
  {
    tag: 'whole-commands',
    what: 'the commit hook in a copied repository, commands of people as processes, every rule of the linters on code that breaks it',
  },
  {
    tag: 'large-search',
    what: 'the search index of a site of 300 pages, cut into parts, beside one file',
  },
];

/** Arguments with which Vitest leaves it out. */
export const VITEST_FAST: readonly string[] = [
  '--tags-filter',
  FULL_ONLY.map(({ tag }) => `!${tag}`).join(' && '),
];

/** What Playwright leaves out with `TEST_TIER=fast`; it compares a pattern with the file, the titles and the tags. */
export const LEFT_OUT: readonly RegExp[] = FULL_ONLY.flatMap(({ tag, specs }) => [
  new RegExp(`@${tag}(?![\\w-])`),
  ...(specs?.split(' ') ?? []).map(
    (name) => new RegExp(`(?<![\\w-])${name}\\.spec\\.ts (?!.*@core(?![\\w-]))`),
  ),
]);
