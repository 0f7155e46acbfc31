import { RELEASES } from './releases';
import { RULES, type RuleCode } from './rules';

export { localePath } from './languages';

export type RouteKind = 'home' | 'guide' | 'config' | 'release' | 'topic';

export interface Route {
  readonly path: string;
  readonly kind: RouteKind;
}

const pages = (kind: RouteKind, folder: string, names: readonly string[]): Route[] =>
  names.map((name) => ({ path: `${folder}/${name}`, kind }));

const listRoutes = (): Route[] => [
  { path: '/', kind: 'home' },
  ...pages('guide', '/guide', ['overview']),
  ...pages('guide', '/guide/start', [
    'intro',
    'quick-start',
    'live-report',
    'open-report',
    'features',
    'cicd',
    'action',
    'cli',
    'agents',
    'compatibility',
    'first-report',
    'coming-from',
    'rsdoctor-2',
  ]),
  ...pages('guide', '/guide/frameworks', [
    'rsbuild',
    'webpack',
    'next-js',
    'rspress',
    'rslib',
    'modern-js',
    'vue-cli',
    'docusaurus',
    'storybook',
    'nuxt',
    'other',
    'monorepo',
  ]),
  ...pages('guide', '/guide/usage', [
    'project-overall',
    'bundle-overall',
    'compile-overall',
    'compile-alerts',
    'bundle-alerts',
    'loaders-timeline',
    'loaders-analysis',
    'plugins-analysis',
    'bundle-size',
    'module-analysis',
    'resolver',
    'rule-config',
    'bundle-diff',
    'fixes',
  ]),
  ...pages('guide', '/guide/rules', [
    'rules',
    ...RULES.map(({ code }) => code.toLowerCase()),
    'rule-custom',
    'upload-data',
  ]),
  ...pages('guide', '/guide/more', ['troubleshooting', 'faq', 'errors', 'help', 'rules', 'rebuilds']),
  ...pages('config', '/config/options', ['options', 'term']),
  ...pages('config', '/config', ['builder']),
  ...pages('topic', '/blog', ['overview']),
  ...pages(
    'release',
    '/blog/release',
    RELEASES.map(({ slug }) => slug),
  ),
  ...pages('topic', '/blog/topic', ['loader-optimization', 'duplicate-pkg-problem']),
];

/**
 * The product's route table, each address also under `/zh`: the 32 of section 2 of the specification, the overview of the
 * guide, the live reports, the page that opens reports, the GitHub Action, coding agents, the list of posts, a page per tool and framework, troubleshooting, a page per built-in rule and a note per release.
 */
// A pure call, so that scripts that want one address do not carry all of them.
export const ROUTES: readonly Route[] = /* @__PURE__ */ listRoutes();

export const OVERVIEW_PATH = '/guide/overview';
export const POSTS_PATH = '/blog/overview';

/** The page for addresses that lead nowhere; a file of the docs, but no address of the product. */
export const NOT_FOUND_PATH = '/404';

/** The page whose definitions the terms in other pages show. */
export const GLOSSARY_PATH = '/config/options/term';

export const OPTIONS_PATH = '/config/options/options';
export const RULE_INDEX_PATH = '/guide/rules/rules';
export const CLI_PATH = '/guide/start/cli';

/** The page that says what a message means. */
export const DIAGNOSE_PATH = '/guide/more/rules';

/**
 * The page of one built-in rule.
 * @returns address without language prefix, e.g. `/guide/rules/e1001`
 */
export const rulePath = (code: RuleCode): string => `/guide/rules/${code.toLowerCase()}`;

/** Fragments that pages share; they are never routes. */
export const FRAGMENTS = [
  'features-rspack',
  'features',
  'mode-intro',
  'options-shared',
  'quick-start-shared',
  'rule-sample',
  'worked-example',
] as const;
