import { rulePath } from './routes';
import { RULE_BUNDLERS } from './ruleBundlers';
import type { RuleCode } from './rules';

/** The codes alone: the facts of the rules would be fetched for nothing. */
const CODES = Object.keys(RULE_BUNDLERS) as RuleCode[];

/** An old id of a heading and the one that took its place. */
export interface OldAnchorFact {
  /** Page, without language prefix. */
  readonly page: string;
  /** Old id, decoded. */
  readonly from: string;
  /** Another id of the page, or an address without language. */
  readonly to: string;
  /** Where the old id still stands. */
  readonly reason: string;
}

const QUICK_START = '/guide/start/quick-start';

/** The quick start had a section per tool until its readers chose one; each tool has a page now. */
const OLD_TOOLS: readonly OldAnchorFact[] = Object.entries({
  rspack: `${QUICK_START}?tool=rspack#set-up`,
  'rspack-install': `${QUICK_START}?tool=rspack#install`,
  'rspack-register': `${QUICK_START}?tool=rspack#register`,
  'rspack-build': `${QUICK_START}?tool=rspack#run`,
  rsbuild: `${QUICK_START}?tool=rsbuild#set-up`,
  'rsbuild-install': `${QUICK_START}?tool=rsbuild#install`,
  'rsbuild-build': `${QUICK_START}?tool=rsbuild#run`,
  'rsbuild-options': '/guide/frameworks/rsbuild#options',
  webpack: `${QUICK_START}?tool=webpack#set-up`,
  'webpack-install': `${QUICK_START}?tool=webpack#install`,
  'webpack-register': `${QUICK_START}?tool=webpack#register`,
  'webpack-clean': '/guide/frameworks/webpack#clean',
  'webpack-build': `${QUICK_START}?tool=webpack#run`,
  'other-tools': '/guide/frameworks/other#which-tools',
  rspress: '/guide/frameworks/rspress',
  rslib: '/guide/frameworks/rslib',
  'modern-js': '/guide/frameworks/modern-js',
  'next-js': '/guide/frameworks/next-js',
  'vue-cli': '/guide/frameworks/vue-cli',
  docusaurus: '/guide/frameworks/docusaurus',
  storybook: '/guide/frameworks/storybook',
  nuxt: '/guide/frameworks/nuxt',
  'any-other-tool': '/guide/frameworks/other#add-it',
  monorepo: '/guide/frameworks/monorepo',
  'when-no-report-shows': '/guide/more/troubleshooting',
}).map(([from, to]) => ({
  page: QUICK_START,
  from,
  to,
  reason: 'a section of the quick start until each tool had a page',
}));

/** Parts that the home page had until it said everything once. */
const OLD_HOME: readonly OldAnchorFact[] = Object.entries({
  try: '/guide/start/live-report',
  'how-it-works': '/guide/start/features#features',
  see: '/guide/usage/loaders-timeline',
  find: '/guide/usage/bundle-alerts',
  prove: '/guide/usage/bundle-diff',
  'works-with': '/guide/start/intro#supported-versions',
}).map(([from, to]) => ({
  page: '/',
  from,
  to,
  reason: 'a part of the home page until it had each thing once',
}));

/** Notes of old releases describe what is new; how it is used today, the pages about it say. */
const OLD_NOTES: readonly OldAnchorFact[] = (
  [
    ['0_1', 'what-was-missing', '#what-shipped'],
    ['0_3', 'custom-rules', '/guide/rules/rule-custom#write-a-rule'],
    ['0_3', 'banner', '/config/options/options#supports-banner'],
    ['0_3', 'port', '/config/options/options#server-port'],
    ['0_3', 'parse-bundle', '/config/options/options#supports-parse-bundle'],
    ['0_4', 'brief-mode', '/config/options/options#output-mode'],
    ['0_4', 'loader-analysis', '/guide/usage/loaders-analysis'],
    ['1_1', 'also', '#what-shipped'],
  ] as const
).map(([note, from, to]) => ({
  page: `/blog/release/release-note-${note}`,
  from,
  to: to.replace(/^#/, ''),
  reason: 'a section of a release note until the notes became shorter',
}));

/** Ids whose words changed; ids that only lost or won a hyphen need no entry. */
export const OLD_ANCHORS: readonly OldAnchorFact[] = [
  ...OLD_TOOLS,
  ...OLD_HOME,
  ...OLD_NOTES,
  ...['rule-index', 'look-up'].map((from) => ({
    page: '/guide/more/rules',
    from,
    to: 'diagnose',
    reason: 'the title of the page until it was Diagnose',
  })),
  ...['all-rules', 'read-a-code', 'act-on-a-finding'].map((from) => ({
    page: '/guide/more/rules',
    from,
    to: `/guide/rules/rules#${from}`,
    reason: 'sections about rules until they moved to the page of rules',
  })),
  {
    page: '/guide/frameworks/docusaurus',
    from: 'build',
    to: 'webpack',
    reason: 'commands that the quick start has for Rspack, and this section for webpack',
  },
  ...CODES.map((code) => ({
    page: '/guide/more/rules',
    from: code.toLowerCase(),
    to: rulePath(code),
    reason: 'rows of the list of rules until it moved to the page of rules',
  })),
  ...CODES.flatMap((code) =>
    [
      ['cost', 'meaning'] as const,
      ['sample-triggers', 'sample'] as const,
      ['sample-silent', 'sample'] as const,
    ].map(([from, to]) => ({
      page: rulePath(code),
      from,
      to,
      reason: 'sections of a rule page until it began with the fix',
    })),
  ),
  {
    page: '/guide/more/faq',
    from: 'cssextractrspackplugin-的-loader-耗时过长问题',
    to: 'css-extract-slow',
    reason: 'the loader pages of the report link to it, also from the English interface',
  },
  {
    page: '/guide/more/faq',
    from: 'where-to-start',
    to: 'setup',
    reason: 'a group of the FAQ until it had four',
  },
  {
    page: '/guide/more/faq',
    from: 'build-and-process',
    to: 'reports',
    reason: 'a group of the FAQ until it had four',
  },
  {
    page: '/guide/more/faq',
    from: 'rules',
    to: 'loaders-and-plugins',
    reason: 'a group of the FAQ until it had four',
  },
  {
    page: '/guide/more/faq',
    from: 'share-and-reopen',
    to: 'reports',
    reason: 'a group of the FAQ until it had four',
  },
];
