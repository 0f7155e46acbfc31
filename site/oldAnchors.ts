import { rulePath } from './routes';
import { RULE_BUNDLERS } from './ruleBundlers';
import type { RuleCode } from './rules';

const CODES = Object.keys(RULE_BUNDLERS) as RuleCode[];

const QUICK_START = '/guide/start/quick-start';
const TROUBLESHOOTING = '/guide/more/troubleshooting';
const ERRORS = '/guide/more/errors';

/**
 * Ids of headings whose words changed, by page: old id, decoded → another id of the page, or an address without language. Ids
 * that only lost or won a hyphen need no entry.
 */
const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The quick start had a section per tool until its readers chose one; each tool has a page now.
  [QUICK_START]: {
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
  },
  // Parts that the home page had until it said everything once.
  '/': {
    try: '/guide/start/live-report',
    'how-it-works': '/guide/start/features#features',
    see: '/guide/usage/loaders-timeline',
    find: '/guide/usage/bundle-alerts',
    prove: '/guide/usage/bundle-diff',
    'works-with': '/guide/start/intro#supported-versions',
  },
  '/guide/start/intro': { packages: 'supported-versions', 'get-help': '/guide/more/help' },
  '/guide/start/features': { 'build-overview': 'features' },
  '/guide/more/faq': {
    // Questions until each answer stood on one page: that of its symptom, message, option or rule.
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
    // The loader pages of the report link to it, also from the English interface.
    'cssextractrspackplugin-的-loader-耗时过长问题': 'css-extract-slow',
    // Groups until there were four.
    'where-to-start': 'setup',
    'build-and-process': 'reports',
    rules: 'loaders-and-plugins',
    'share-and-reopen': 'reports',
  },
  // Notes of old releases describe what is new; how it is used today, the pages about it say.
  '/blog/release/release-note-0_1': { 'what-was-missing': 'what-shipped' },
  '/blog/release/release-note-0_3': {
    'custom-rules': '/guide/rules/rule-custom#write-a-rule',
    banner: '/config/options/options#supports-banner',
    port: '/config/options/options#server-port',
    'parse-bundle': '/config/options/options#supports-parse-bundle',
  },
  '/blog/release/release-note-0_4': {
    'brief-mode': '/config/options/options#output-mode',
    'loader-analysis': '/guide/usage/loaders-analysis',
  },
  '/blog/release/release-note-1_1': { also: 'what-shipped' },
  // The page was called differently before it was Diagnose, and had what is on the page of rules now.
  '/guide/more/rules': {
    'rule-index': 'diagnose',
    'look-up': 'diagnose',
    'all-rules': '/guide/rules/rules#all-rules',
    'read-a-code': '/guide/rules/rules#read-a-code',
    'act-on-a-finding': '/guide/rules/rules#act-on-a-finding',
    ...Object.fromEntries(CODES.map((code) => [code.toLowerCase(), rulePath(code)])),
  },
  '/guide/frameworks/docusaurus': { build: 'webpack' },
  '/guide/usage/compile-alerts': {
    'open-the-view': '/guide/usage/bundle-alerts#open-the-view',
    'set-the-threshold': '/guide/rules/e1003#options',
  },
  // A rule page begins with the fix now; that of E1005, which never reports, is a stub.
  ...Object.fromEntries(
    CODES.map((code) => [
      rulePath(code),
      {
        ...(code === 'E1005'
          ? { cost: 'e1005', meaning: 'e1005', 'false-alarms': 'e1005', report: 'e1005' }
          : { cost: 'meaning' }),
        'sample-triggers': 'sample',
        'sample-silent': 'sample',
      },
    ]),
  ),
};

/** An old id of a heading of a page and what took its place. */
export interface OldAnchorFact {
  readonly page: string;
  readonly from: string;
  readonly to: string;
}

export const OLD_ANCHORS: readonly OldAnchorFact[] = Object.entries(MOVED).flatMap(([page, ids]) =>
  Object.entries(ids).map(([from, to]) => ({ page, from, to })),
);
