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
const FAQ = '/guide/more/faq';
const TROUBLESHOOTING = '/guide/more/troubleshooting';
const ERRORS = '/guide/more/errors';

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
  'when-no-report-shows': TROUBLESHOOTING,
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

/** Questions that the FAQ had until each answer stood on one page: that of its symptom, message, option or rule. */
const OLD_QUESTIONS: readonly OldAnchorFact[] = Object.entries({
  'type-errors': `${ERRORS}#typescript`,
  'rsdoctor-variable': `${TROUBLESHOOTING}#rsdoctor-variable`,
  'only-bundle-analysis': '/config/options/options#features',
  'turn-off': 'production-builds',
  monorepo: '/guide/frameworks/monorepo',
  'out-of-memory': `${ERRORS}#heap-out-of-memory`,
  'slower-build': '/guide/start/intro#what-it-costs',
  'silent-build': `${TROUBLESHOOTING}#silent-build`,
  'build-hangs': `${TROUBLESHOOTING}#build-hangs`,
  'no-bundled-size': `${TROUBLESHOOTING}#no-bundled-size`,
  'content-hash': `${TROUBLESHOOTING}#content-hash`,
  'persistent-cache': `${TROUBLESHOOTING}#persistent-cache`,
  'deploy-source-maps': 'production-builds',
  'empty-second-run': `${TROUBLESHOOTING}#empty-second-run`,
  'bundle-files': '/guide/rules/e1004#meaning',
  'wrong-package-size': '/guide/rules/e1001#false-alarms',
  vue: `${TROUBLESHOOTING}#no-loader-data`,
  'thread-loader': `${TROUBLESHOOTING}#no-loader-data`,
  'native-plugin': '/config/options/options#experiments-enable-native-plugin',
  'warning-meaning': `${ERRORS}#warnings`,
  'e1004-silent': '/guide/rules/e1004#options',
  'silent-rules': '/guide/rules/rules#all-rules',
  'no-rule-code': `${TROUBLESHOOTING}#no-rule-code`,
  'setting-ignored': '/guide/usage/rule-config#if-a-setting-has-no-effect',
  'error-does-not-fail': '/guide/rules/rules#act-on-a-finding',
  'warnings-doubled': '/guide/usage/project-overall',
  nextjs: '/guide/frameworks/next-js',
  eaddrinuse: `${ERRORS}#eaddrinuse`,
  'port-in-use': `${ERRORS}#eaddrinuse`,
  'moved-report': `${ERRORS}#enoent-manifest`,
  'uploader-empty': '/guide/rules/upload-data#uploader-page',
  'no-code-in-brief': `${ERRORS}#no-loader-result`,
  'white-page': `${ERRORS}#blank-page`,
  'code-view-offline': `${TROUBLESHOOTING}#code-view-offline`,
  'report-too-large': '/config/options/options#output-report-code-type',
  'ai-assistant': '/guide/start/agents',
  'mcp-file': '/guide/rules/upload-data#what-leaves',
  'tree-shaking-page': `${ERRORS}#tree-shaking-rspack`,
  'error-messages': ERRORS,
}).map(([from, to]) => ({
  page: FAQ,
  from,
  to,
  reason: 'a question of the FAQ until another page answered it',
}));

/** E1005 never reports: its page had the sections of the other rules until it said that in a few sentences. */
const OLD_E1005: readonly OldAnchorFact[] = ['cost', 'meaning', 'false-alarms', 'report'].map((from) => ({
  page: rulePath('E1005'),
  from,
  to: 'e1005',
  reason: 'a section of the page until it was a stub',
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
  ...['packages', 'get-help'].map((from) => ({
    page: '/guide/start/intro',
    from,
    to: from === 'packages' ? 'supported-versions' : '/guide/more/help',
    reason: 'a section of the introduction until it said each thing once',
  })),
  {
    page: '/guide/start/features',
    from: 'build-overview',
    to: 'features',
    reason: 'a section about the cards that the table of the page names',
  },
  ...OLD_QUESTIONS,
  ...OLD_E1005,
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
      ...(code === 'E1005' ? [] : [['cost', 'meaning'] as const]),
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
    page: '/guide/usage/compile-alerts',
    from: 'open-the-view',
    to: '/guide/usage/bundle-alerts#open-the-view',
    reason: 'the card, which the page about bundle alerts describes',
  },
  {
    page: '/guide/usage/compile-alerts',
    from: 'set-the-threshold',
    to: '/guide/rules/e1003#options',
    reason: 'the options of a rule, which are on its page',
  },
  {
    page: FAQ,
    from: 'cssextractrspackplugin-的-loader-耗时过长问题',
    to: 'css-extract-slow',
    reason: 'the loader pages of the report link to it, also from the English interface',
  },
  ...Object.entries({
    'where-to-start': 'setup',
    'build-and-process': 'reports',
    rules: 'loaders-and-plugins',
    'share-and-reopen': 'reports',
  }).map(([from, to]) => ({ page: FAQ, from, to, reason: 'a group of the FAQ until it had four' })),
];
