import type { Bundler, Tool } from '../../site/aims';
import type { PICKS } from '../../site/picks';

/** How the config file of a tool is written. */
export type Format = (typeof PICKS.format)[number];

/** A file of the reader's project. */
export interface ConfigFile {
  readonly name: string;
  /** Language for editors and Markdown. */
  readonly language: 'js' | 'ts';
  readonly code: string;
}

/** What a template is filled with. */
interface Filling {
  readonly bundler: Bundler;
  readonly format: Format;
  /** Class of the plugin. */
  readonly plugin: string;
  /** Package of the class. */
  readonly from: string;
  /** Code that makes the plugin; its lines are indented like the line that it begins in. */
  readonly make: (indent: number) => string;
  /** Whether module sizes are wanted, for which webpack needs a source map. */
  readonly sizes: boolean;
  /** Whether loaders are recorded. */
  readonly loaders: boolean;
}

type Template = (filling: Filling) => ConfigFile;

const DOCTOR = `const doctor = process.env.RSDOCTOR === 'true';`;
const IS_ON = `process.env.RSDOCTOR === 'true'`;

const imported = ({ plugin, from }: Filling): string => `import { ${plugin} } from '${from}';`;

const js = (name: string, ...lines: readonly (string | false)[]): ConfigFile => ({
  name,
  language: name.endsWith('.ts') ? 'ts' : 'js',
  code: lines.filter((line) => line !== false).join('\n'),
});

/** The end of a config with a function that changes the bundler's: adds the plugin where the condition above it holds. */
const pushed = ({ make }: Filling): readonly string[] => [
  '      config.plugins.push(',
  `        ${make(8)},`,
  '      );',
  '    }',
  '    return config;',
  '  },',
  '};',
];

/** The config of a bundler itself, in each module format. */
const bundlerConfig: Template = (filling) => {
  const { bundler, format, plugin, from, make, sizes } = filling;
  const isTyped = format === 'ts';
  const start = {
    esm: 'export default {',
    cjs: 'module.exports = {',
    ts: 'const config: Configuration = {',
  }[format];
  const webpackSizes = bundler === 'webpack' && sizes;
  return js(
    `${bundler}.config.${{ esm: 'mjs', cjs: 'cjs', ts: 'ts' }[format]}`,
    format === 'cjs' ? `const { ${plugin} } = require('${from}');` : imported(filling),
    isTyped && `import type { Configuration } from '${bundler === 'rspack' ? '@rspack/core' : 'webpack'}';`,
    '',
    webpackSizes && `${DOCTOR}\n`,
    start,
    `  entry: './src/index.js',`,
    webpackSizes && `  devtool: doctor ? 'source-map' : false,`,
    webpackSizes && `  optimization: doctor ? { realContentHash: false } : {},`,
    '  plugins: [',
    `    ${webpackSizes ? 'doctor' : IS_ON} &&`,
    `      ${make(6)},`,
    '  ],',
    '};',
    isTyped && '\nexport default config;',
  );
};

/** Tools that are Rsbuild inside: `tools.rspack` of their config. */
const rsbuildLike =
  (name: string, helper: string, first: readonly string[] = []): Template =>
  (filling) =>
    js(
      name,
      helper,
      imported(filling),
      '',
      'export default defineConfig({',
      ...first,
      '  tools: {',
      '    rspack(config, { appendPlugins }) {',
      `      if (${IS_ON}) {`,
      '        appendPlugins(',
      `          ${filling.make(10)},`,
      '        );',
      '      }',
      '    },',
      '  },',
      '});',
    );

const rspress: Template = (filling) =>
  js(
    'rspress.config.ts',
    imported(filling),
    `import { defineConfig } from 'rspress/config';`,
    '',
    DOCTOR,
    '',
    'export default defineConfig({',
    `  root: 'docs',`,
    '  builderConfig: {',
    filling.sizes && `    output: { sourceMap: { js: doctor ? 'source-map' : false } },`,
    '    tools: {',
    '      rspack(config, { appendPlugins, environment }) {',
    `        if (doctor && environment.name === 'web') {`,
    '          appendPlugins(',
    `            ${filling.make(12)},`,
    '          );',
    '        }',
    '      },',
    '    },',
    '  },',
    '});',
  );

const nextJs: Template = (filling) =>
  js(
    'next.config.mjs',
    imported(filling),
    '',
    DOCTOR,
    '',
    'export default {',
    filling.sizes && '  productionBrowserSourceMaps: doctor,',
    '  webpack(config, { isServer, nextRuntime }) {',
    '    if (doctor) {',
    `      const name = isServer ? nextRuntime : 'client';`,
    ...pushed(filling),
  );

const vueCli: Template = ({ plugin, from, make, sizes, loaders }) =>
  js(
    'vue.config.js',
    `const { ${plugin} } = require('${from}');`,
    '',
    DOCTOR,
    '',
    'module.exports = {',
    loaders && '  parallel: !doctor,',
    sizes && '  productionSourceMap: doctor,',
    '  configureWebpack: {',
    '    plugins: doctor',
    '      ? [',
    `          ${make(10)},`,
    '        ]',
    '      : [],',
    '  },',
    '};',
  );

const docusaurus: Template = (filling) => {
  const isWebpack = filling.bundler === 'webpack';
  return js(
    'docusaurus.config.mjs',
    imported(filling),
    '',
    DOCTOR,
    '',
    'function rsdoctor() {',
    '  return {',
    `    name: 'rsdoctor',`,
    '    configureWebpack(config, isServer) {',
    '      if (!doctor || isServer) return {};',
    '      return {',
    isWebpack && filling.sizes && `        devtool: 'source-map',`,
    isWebpack && filling.sizes && '        optimization: { realContentHash: false },',
    '        plugins: [',
    `          ${filling.make(10)},`,
    '        ],',
    '      };',
    '    },',
    '  };',
    '}',
    '',
    'export default {',
    `  title: 'My site',`,
    `  url: 'https://example.com',`,
    `  baseUrl: '/',`,
    !isWebpack && '  future: { v4: true, faster: true },',
    `  presets: [['classic', { blog: false }]],`,
    '  plugins: [rsdoctor],',
    '};',
  );
};

const storybook: Template = (filling) =>
  js(
    '.storybook/main.js',
    imported(filling),
    '',
    'export default {',
    `  framework: '@storybook/react-webpack5',`,
    `  stories: ['../src/**/*.stories.jsx'],`,
    `  addons: ['@storybook/addon-webpack5-compiler-swc'],`,
    '  webpackFinal(config) {',
    `    if (${IS_ON}) {`,
    filling.sizes && `      config.devtool = 'source-map';`,
    filling.sizes && '      config.optimization = { ...config.optimization, realContentHash: false };',
    ...pushed(filling),
  );

const nuxt: Template = (filling) =>
  js(
    'nuxt.config.mjs',
    imported(filling),
    '',
    DOCTOR,
    '',
    'export default {',
    `  builder: '${filling.bundler}',`,
    filling.sizes && '  sourcemap: { client: doctor },',
    '  hooks: {',
    `    '${filling.bundler}:config'(configs) {`,
    `      const client = configs.find((config) => config.name === 'client');`,
    '      if (!doctor || !client) return;',
    filling.sizes && '      client.optimization = { ...client.optimization, realContentHash: false };',
    '      client.plugins.push(',
    `        ${filling.make(8)},`,
    '      );',
    '    },',
    '  },',
    '};',
  );

/** For a tool without a template: what goes into the bundler's `plugins`. */
const other: Template = (filling) =>
  js(
    'rsdoctor.mjs',
    imported(filling),
    '',
    'export const rsdoctor =',
    `  ${IS_ON} &&`,
    `  ${filling.make(2)};`,
  );

/** The config file of each tool. */
export const TEMPLATES: Readonly<Record<Tool, Template>> = {
  rspack: bundlerConfig,
  webpack: bundlerConfig,
  rsbuild: rsbuildLike('rsbuild.config.mjs', `import { defineConfig } from '@rsbuild/core';`),
  rslib: rsbuildLike('rslib.config.mjs', `import { defineConfig } from '@rslib/core';`, [
    `  lib: [{ format: 'esm' }],`,
  ]),
  'modern-js': rsbuildLike(
    'modern.config.ts',
    `import { appTools, defineConfig } from '@modern-js/app-tools';`,
    [`  plugins: [appTools({ bundler: 'rspack' })],`],
  ),
  rspress,
  'next-js': nextJs,
  'vue-cli': vueCli,
  docusaurus,
  storybook,
  nuxt,
  other,
};
