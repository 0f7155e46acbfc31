import type { PICKS } from './picks';
import type { OptionPath } from './pluginOptions';

/** What a reader wants of the report, in the order in which it is offered; the first one holds until something is chosen. */
export const AIM_NAMES = [
  'slow-build',
  'large-bundle',
  'ci-size',
  'loader-bug',
  'low-memory',
  'share',
] as const;

export type Aim = (typeof AIM_NAMES)[number];

/** What a plugin is for: its package is `@rsdoctor/<bundler>-plugin`. */
export type Bundler = 'rspack' | 'webpack';

export type Tool = (typeof PICKS.tool)[number];

export type OptionValue =
  boolean | number | string | readonly string[] | { readonly [key: string]: OptionValue };

/** An option with the value that an aim needs; every one has its reason in `site/words/configBuilder.ts`. */
export type OptionSetting = readonly [path: OptionPath, value: OptionValue];

/** How a report is written, which decides where it is and how it is opened. */
export type ReportKind = 'normal' | 'html' | 'json';

export interface AimConfig {
  readonly options: readonly OptionSetting[];
  readonly report: ReportKind;
  /** Whether it is about sizes of modules, for which webpack needs a source map. */
  readonly sizes: boolean;
  /** Whether it is about loaders, which must run in the process of the build and not come from a cache. */
  readonly loaders: boolean;
}

/** Folder of reports that must not lie in what is deployed. */
export const REPORT_FOLDER = './rsdoctor';

export const AIMS: Readonly<Record<Aim, AimConfig>> = {
  'slow-build': {
    options: [['features', ['loader', 'plugins', 'resolver']]],
    report: 'normal',
    sizes: false,
    loaders: true,
  },
  'large-bundle': { options: [['features', ['bundle']]], report: 'normal', sizes: true, loaders: false },
  'ci-size': {
    options: [
      ['features', ['bundle']],
      ['output.mode', 'brief'],
      ['output.reportDir', REPORT_FOLDER],
      ['output.options', { type: ['json'] }],
    ],
    report: 'json',
    sizes: true,
    loaders: false,
  },
  'loader-bug': { options: [['features', ['loader']]], report: 'normal', sizes: false, loaders: true },
  'low-memory': {
    options: [
      ['features', ['bundle']],
      ['output.reportCodeType', 'noCode'],
    ],
    report: 'normal',
    sizes: true,
    loaders: false,
  },
  share: {
    options: [
      ['output.mode', 'brief'],
      ['output.reportDir', REPORT_FOLDER],
      ['disableClientServer', true],
    ],
    report: 'html',
    sizes: true,
    loaders: true,
  },
};

export interface ToolConfig {
  /** Bundlers that it can build with; the first one is its default. */
  readonly bundlers: readonly Bundler[];
  readonly build: string;
  readonly output?: string;
  /** It ends its process after the build, and the report server with it. */
  readonly ends?: true;
  /** Folder of the browser build inside of the report's folder: it builds more than once. */
  readonly part?: string;
  readonly page: string;
}

const frameworkPage = (name: Tool): string => `/guide/frameworks/${name}`;

const RUN_BUILD = 'npm run build';

export const TOOL_FACTS: Readonly<Record<Tool, ToolConfig>> = {
  rspack: { bundlers: ['rspack'], build: RUN_BUILD, output: 'dist', page: '/guide/start/quick-start' },
  rsbuild: { bundlers: ['rspack'], build: RUN_BUILD, output: 'dist', page: frameworkPage('rsbuild') },
  webpack: { bundlers: ['webpack'], build: RUN_BUILD, output: 'dist', page: frameworkPage('webpack') },
  'next-js': {
    bundlers: ['webpack'],
    build: 'npx next build --webpack',
    ends: true,
    part: 'client',
    page: frameworkPage('next-js'),
  },
  rspress: { bundlers: ['rspack'], build: RUN_BUILD, output: 'doc_build', page: frameworkPage('rspress') },
  rslib: {
    bundlers: ['rspack'],
    build: 'npx rslib build --lib esm',
    output: 'dist',
    page: frameworkPage('rslib'),
  },
  'modern-js': { bundlers: ['rspack'], build: RUN_BUILD, output: 'dist', page: frameworkPage('modern-js') },
  'vue-cli': { bundlers: ['webpack'], build: RUN_BUILD, output: 'dist', page: frameworkPage('vue-cli') },
  docusaurus: {
    bundlers: ['rspack', 'webpack'],
    build: 'npx docusaurus build',
    ends: true,
    page: frameworkPage('docusaurus'),
  },
  storybook: {
    bundlers: ['webpack'],
    build: 'npx storybook build',
    ends: true,
    page: frameworkPage('storybook'),
  },
  nuxt: { bundlers: ['webpack', 'rspack'], build: 'npx nuxi build', ends: true, page: frameworkPage('nuxt') },
  other: { bundlers: ['rspack', 'webpack'], build: RUN_BUILD, page: frameworkPage('other') },
};
