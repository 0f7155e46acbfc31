/**
 * The pages that are compared: one of each kind, and those with parts of their own. Addresses go without language prefix;
 * one that is only on one side is named there and not compared.
 */
export const COMPARED_PAGES = {
  home: '/',
  overview: '/guide/overview',
  introduction: '/guide/start/intro',
  'quick-start': '/guide/start/quick-start',
  'live-reports': '/guide/start/live-report',
  'command-line': '/guide/start/cli',
  framework: '/guide/frameworks/webpack',
  view: '/guide/usage/bundle-size',
  diff: '/guide/usage/bundle-diff',
  rules: '/guide/rules/rules',
  rule: '/guide/rules/e1001',
  'own-rules': '/guide/rules/rule-custom',
  'rule-index': '/guide/more/rules',
  errors: '/guide/more/errors',
  faq: '/guide/more/faq',
  options: '/config/options/options',
  terms: '/config/options/term',
  release: '/blog/release/release-note-1_0',
  topic: '/blog/topic/loader-optimization',
  'not-found': '/no/such/page',
} as const;

/** A kind of page, as `--pages` names it. */
export type ComparedPage = keyof typeof COMPARED_PAGES;
