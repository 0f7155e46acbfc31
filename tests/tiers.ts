/**
 * What `npm test` leaves to `npm run test:full`. Each row is a tag; a test that carries it runs in the full tier, and in
 * `npm test` when a file below one of `paths` has changed. Playwright writes the tag with an `@`.
 */
export interface FullOnly {
  readonly tag: string;
  /** What the full tier proves with it. */
  readonly what: string;
  /** What proves the same statement, on fewer cases, in `npm test`. */
  readonly instead: string;
  /** Paths from the root of the project whose change brings the tests into `npm test`. */
  readonly paths: readonly string[];
  /** Names of files in `tests/e2e`, `.spec.ts` left out, that carry the tag as a whole, but for tests tagged `@core`. */
  readonly specs?: string;
}

/** What is drawn all over the site, so that its change may show in any part of a page. */
const ALL_OVER = ['theme/styles', 'components/ui', 'lib', 'site/limits.ts', 'package-lock.json'] as const;

/** `npm test` is `npm run test:full` without these. */
export const FULL_ONLY: readonly FullOnly[] = [
  {
    tag: 'every-page',
    what: 'the browser opens every page, where one page of each kind and language shows the same',
    instead: 'the same test on one page of each kind and language; HTML tests in tests/build over all pages',
    paths: [],
  },
  {
    tag: 'every-pair',
    what: 'every combination of language, theme, device and width',
    instead: 'the same test on combinations in which every two values meet once (tests/support/pairs.ts)',
    paths: [],
  },
  {
    tag: 'every-place',
    what: 'every link into a live report opens its view and its item, in both languages',
    instead: 'three of the links, pressed on their pages; unit tests of addresses and steps',
    paths: [
      'site/reportPlaces.ts',
      'site/reportItems.ts',
      'site/reportInterface.ts',
      'plugins/output/reports',
      'plugins/hosting/head-scripts',
      'examples/reports',
      'package-lock.json',
    ],
  },
  {
    tag: 'hostile',
    what: 'all 2,000 hostile queries, typed into each search dialog',
    instead: 'property tests of the functions that read a query; 60 queries in each dialog',
    paths: ['packages/search', 'theme/search'],
  },
  {
    tag: 'load-faults',
    what: 'scripts, sheets, parts and stored values that are late, gone, broken or hostile; what moves while a page arrives; what readers do before it works, and browsers that translate it',
    instead:
      'unit tests of boundaries, stored values and loaders; pages of each kind are opened and used without a complaint, and stay readable without JavaScript',
    paths: [
      'packages/lean',
      'plugins/speed-layer',
      'plugins/host-fixes',
      'plugins/hosting/head-scripts',
      'components/ui',
      'lib/dom',
      'lib/hooks',
      'theme/LateParts.tsx',
      'theme/PartsOnDemand.tsx',
      'theme/index.tsx',
      'package-lock.json',
    ],
    specs:
      'arriving deferred-content early-input hydration late-parts load-ahead load-faults old-browsers page-translation part-faults query-flags route-manifest script-faults static-content storage-faults widget-faults',
  },
  {
    tag: 'search-faults',
    what: 'the search dialog with an index that is late, gone, broken, hostile or cut into parts, and with hostile queries in the address',
    instead:
      'the search dialog in both languages; unit tests of its states, of the index reader and of queries',
    paths: ['packages/search', 'theme/search', 'plugins/output/search-index'],
    specs: 'found site-search-hostile site-search-loading site-search-parts site-search-safety',
  },
  {
    tag: 'report-dialogs',
    what: 'live reports that are late or gone, opened at their places, in their dialog and on hosts without headers',
    instead: 'live reports in both languages, opened and used; unit tests of addresses, frames and messages',
    paths: [
      'theme/report',
      'components/ui/report',
      'theme/zoom',
      'components/report-demo',
      'components/report-shot',
      'plugins/output/reports',
      'plugins/hosting/head-scripts',
      'site/reportPlaces.ts',
    ],
    specs: 'report-dialog report-direct report-faults report-parts report-places zoom-layer',
  },
  {
    tag: 'own-reports',
    what: "a reader's own report that is hostile, cut off, kept, dropped, pasted, or shown without its parts, and its links into the full interface",
    instead:
      'own reports are opened, explained, compared and shown in full; unit tests of reading, faults, memory',
    paths: [
      'components/open-report',
      'packages/report',
      'plugins/output/reports',
      'site/contentPolicy.ts',
      'site/reportInterface.ts',
      'theme/report',
      ...ALL_OVER,
    ],
    specs: 'brought-files full-report kept-reports open-report',
  },
  {
    tag: 'home-page',
    what: 'the home page in detail: sizes, spans and ways of each button, pictures by theme, density and width, stars, coming and going',
    instead:
      'what the home page says and where it leads; layout, axe, policy and styles on it; unit tests of its parts',
    paths: [
      'theme/landing',
      'theme/HomeLayout.tsx',
      'theme/HomeLayout.static.tsx',
      'docs/en/index.mdx',
      'docs/zh/index.mdx',
      ...ALL_OVER,
    ],
    specs: 'landing landing-grid landing-product',
  },
  {
    tag: 'bar-details',
    what: 'the bar in detail: its sizes, texts of twice the size, icons and the list of tools; a small site with every setting of it',
    instead: 'the bar has its sections, its menus and its place at every width; unit tests of its settings',
    paths: [
      'theme/nav',
      'theme/Nav.tsx',
      'theme/DocLayout.tsx',
      'theme/appearance',
      'plugins/host-fixes',
      ...ALL_OVER,
    ],
    specs: 'nav nav-settings tools',
  },
  {
    tag: 'text-details',
    what: 'outline, code samples, terms, pictures, headings and the foot of a page in detail: by keyboard, at each width, by time, on paper',
    instead:
      'each of them is used once; unit tests of their parts; axe, layout and HTML tests on pages of each kind',
    paths: [
      'theme/doc',
      'theme/outline',
      'theme/page-tools',
      'theme/progress',
      'theme/zoom',
      'components/term',
      'plugins/authoring/glossary',
      'plugins/authoring/marked-lines',
      ...ALL_OVER,
    ],
    specs: 'code doc headings outline print progress term zoom',
  },
  {
    tag: 'author-parts',
    what: 'the components of pages in detail: option and rule tables, choices, steps, callouts and the configuration builder, at each width and with hostile input',
    instead: 'each of them is used once; unit tests of their parts; HTML tests of the pages that have them',
    paths: [
      'components',
      'theme/callout',
      'plugins/authoring',
      'site/pluginOptions.ts',
      'site/rules.ts',
      'docs/en/guide/start/quick-start.mdx',
      'docs/zh/guide/start/quick-start.mdx',
      ...ALL_OVER,
    ],
    specs: 'components config-builder fact-tables picks report-callouts',
  },
  {
    tag: 'whole-browser',
    what: 'what needs all of Chromium, whose shell without windows runs the quick tier: its setting that blocks site data',
    instead: 'the same pages with a storage that throws at every access',
    // The quick tier could not run them.
    paths: [],
  },
  {
    tag: 'search-services',
    what: 'search by DocSearch and by a service, fault by fault, beside DocSearch as published',
    instead: 'unit tests of clients, dialogs, patches and stored entries; the output of a build in each mode',
    paths: ['theme/search', 'plugins/host-fixes/provider-search', 'tools/search-server', 'package-lock.json'],
    specs:
      'provider-again provider-dialog provider-failures provider-hostile provider-input provider-layout provider-reference-saved provider-reference provider-repairs provider-requests provider-silence provider-switches remote-dialog remote-failed remote-hostile remote-search',
  },
  {
    tag: 'second-build',
    what: 'the site built again: below a base path, in another folder, byte for byte',
    instead: 'HTML tests of a small site below a base path; unit tests of what writes addresses',
    paths: ['packages', 'plugins', 'rspress.config.ts', 'package-lock.json'],
  },
  {
    tag: 'speed-layer-off',
    what: 'the site without its speed layer passes every test tagged @core, and a small site hydrates without each technique alone',
    instead:
      'unit tests of switches and probes; contract tests of each shim beside the package that it replaces',
    paths: ['packages/lean', 'plugins/speed-layer', 'package-lock.json'],
  },
  {
    tag: 'dev-server',
    what: 'the development server with the speed layer: a page, a language, search, a live report, a saved change',
    instead: 'the development server of the smallest site: a page, a saved change, and its problem',
    paths: ['packages/lean', 'plugins/speed-layer', 'package-lock.json'],
  },
  {
    tag: 'deployments',
    what: 'the site built with the settings of each host of the README, served as that host does, and walked',
    instead:
      'tests of what writes headers, redirects and redirect pages; HTML and policy of the built output',
    paths: [
      'plugins/hosting/server-files',
      'plugins/hosting/output-folder',
      'tools/deploy-check',
      'tools/server',
      'site/contentPolicy.ts',
      'site/headers.ts',
      'site/redirects.ts',
      'site/settings.ts',
      'netlify.toml',
      '.github/workflows/deploy.yml',
    ],
  },
  {
    tag: 'every-sample',
    what: 'the pinned analyzer builds every sample, rule project and worked example, and every download with the commands of its pages',
    instead: 'all samples typed; one sample of each kind, and one rule, built and run',
    paths: [
      'examples',
      'plugins/output/examples',
      'docs/en/guide/rules',
      'docs/zh/guide/rules',
      'site/contract',
      'tools/samples',
      'tools/example',
      'tools/reports',
      'tests/analyzer',
      'package-lock.json',
    ],
  },
  {
    tag: 'whole-commands',
    what: 'the commit hook in a copied repository, commands of people as processes, every rule of the linters on code that breaks it',
    instead: 'unit tests of the functions behind them; npm test itself runs most of them, and the linters',
    paths: [
      'tools',
      'lint-staged.config.js',
      '.simple-git-hooks.js',
      'eslint.config.js',
      'stylelint.config.js',
      'CONTRIBUTING.md',
      'plugins/checks',
      'package-lock.json',
    ],
  },
  {
    tag: 'large-search',
    what: 'the search index of a site of 300 pages, cut into parts, beside one file',
    instead: 'tests of the parts of a small site, and of the cutting',
    paths: ['packages/search'],
  },
  {
    tag: 'every-attack',
    what: 'both servers stay up, and as large as before, under 1,000 aborted downloads, 1,000 hostile requests, 60 s of slow clients, and without free descriptors',
    instead: 'unit tests of every limit, against a server and clients that are real',
    paths: ['tools/server', 'tools/search-server'],
  },
];
