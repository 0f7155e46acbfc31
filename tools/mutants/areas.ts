/** Tests of the built site that a change below some paths may break. */
interface Area {
  /** Beginnings of paths from the root. */
  readonly under: readonly string[];
  /** Files of `tests/build`, or the folder `tests/search-quality`. */
  readonly output?: readonly string[];
  /** Specs of `tests/e2e`. */
  readonly specs?: readonly string[];
}

const PROVIDER = ['provider-dialog', 'provider-requests', 'provider-safety', 'provider-switches'];
const SEARCH = [
  'site-search',
  'site-search-results',
  'site-search-loading',
  'site-search-safety',
  'site-search-use',
];
const STYLES = [
  'layout',
  'accessibility',
  'routes',
  'theme',
  'code',
  'reading',
  'focus',
  'forced-colours',
  'print',
  'nav',
];

/** By place, so that what runs for a fault is no choice of who wrote it. A file belongs to every area that it lies in. */
export const AREAS: readonly Area[] = [
  {
    under: ['lib/', 'components/ui', 'components/tabs'],
    specs: ['nav-menus', 'nav-mobile', 'tabs', 'term', 'components', 'accessibility'],
  },
  { under: ['theme/nav'], specs: ['nav-menus', 'nav-mobile', 'nav-settings', 'nav', 'language'] },
  { under: ['theme/sidebar'], specs: ['sidebar', 'accessibility'] },
  {
    under: ['theme/doc', 'theme/callout', 'theme/page-tools', 'theme/outline'],
    output: ['pages'],
    specs: ['doc', 'code', 'reading', 'outline', 'accessibility', 'no-javascript', 'layout', 'history'],
  },
  { under: ['theme/styles'], output: ['size'], specs: STYLES },
  { under: ['theme/landing'], specs: ['landing-product', 'landing', 'layout'] },
  {
    under: ['packages/search', 'plugins/output/search-index'],
    output: ['searchIndex', 'quality'],
    specs: SEARCH,
  },
  {
    under: ['theme/search/local', 'theme/search/Search', 'theme/search/search', 'components/ui/MarkedText'],
    specs: [...SEARCH, 'forced-colours'],
  },
  {
    under: ['theme/search/provider', 'plugins/host-fixes/providerSearch'],
    output: ['searchIndex'],
    specs: PROVIDER,
  },
  {
    under: ['theme/search/remoteEngine'],
    output: ['searchIndex'],
    specs: ['remote-search'],
  },
  { under: ['theme/head'], output: ['head', 'pages'] },
  { under: ['plugins/output/feeds'], output: ['feeds'] },
  { under: ['plugins/output/sitemap'], output: ['output'] },
  {
    under: ['components/config-builder', 'components/options-check', 'site/aims'],
    output: ['markdownExport'],
    specs: ['config-builder'],
  },
  { under: ['plugins/output/contract', 'site/outputFiles'], output: ['output'] },
  { under: ['plugins/output/openSearch'], output: ['output'], specs: ['found'] },
  { under: ['plugins/authoring/markdownExport'], output: ['markdownExport'] },
  {
    under: [
      'plugins/authoring/readMarks',
      'plugins/authoring/picks',
      'plugins/authoring/samples',
      'components/pick',
    ],
    output: ['quickStart', 'samples', 'markdownExport'],
    specs: ['picks', 'code'],
  },
  {
    under: ['plugins/hosting/server-files', 'site/headers', 'site/redirects', 'site/contentPolicy'],
    output: ['security', 'output', 'nginx', 'siteLinks'],
    specs: ['policy', 'base', 'links', 'live-report', 'not-found'],
  },
  {
    under: ['plugins/hosting/head-scripts'],
    output: ['security'],
    specs: ['load-faults', 'base', 'language', 'query-flags', 'storage-faults'],
  },
  {
    under: [
      'packages/lean',
      'plugins/host-fixes/hostSheets',
      'plugins/host-fixes/missingPage',
      'plugins/host-fixes/runtimeFile',
      'plugins/speedLayer',
    ],
    output: ['size', 'routeManifest', 'security', 'searchIndex'],
    specs: [
      'hydration',
      'load-faults',
      'static-content',
      'route-manifest',
      'progress',
      'policy',
      'arriving',
      'links',
    ],
  },
  // Every part of the build may make two builds differ.
  {
    under: ['plugins', 'packages/lean', 'packages/doc-checks'],
    output: ['output', 'pages', 'reproducible'],
  },
  {
    under: ['packages/report', 'components/open-report'],
    specs: ['open-report', 'full-report', 'kept-reports'],
  },
  { under: ['site/rule', 'site/pluginOptions', 'site/contract'], specs: ['fact-tables', 'diagnose'] },
  {
    under: ['docs', 'examples/samples', 'site/report'],
    output: ['pages', 'siteLinks', 'markdownExport', 'reports'],
  },
];
