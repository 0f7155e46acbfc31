import { fillIn } from '../../lib/text/strings';
import type { Bundler, Tool } from '../../site/aims';
import type { PICKS } from '../../site/picks';

export type Format = (typeof PICKS.format)[number];

interface Filling {
  readonly bundler: Bundler;
  readonly format: Format;
  /** Code of the options; its lines are indented like the line that it begins in. */
  readonly make: (indent: number) => string;
  /** Whether module sizes are wanted, for which webpack needs a source map. */
  readonly sizes: boolean;
  readonly loaders: boolean;
}

/** A line that begins with flags, such as `webpack,sizes?`, is there when all of them hold; names in braces are filled in. */
type Template = readonly [name: string, text: string];

const bundlerConfig: Template = [
  '{bundler}.config.{ending}',
  `
cjs? const { {class} } = require('{from}');
esm? {import}
ts? {import}
ts? import type { Configuration } from '{core}';

webpack,sizes? {doctor}
webpack,sizes?
esm? export default {
cjs? module.exports = {
ts? const config: Configuration = {
  entry: './src/index.js',
webpack,sizes?   devtool: doctor ? 'source-map' : false,
webpack,sizes?   optimization: doctor ? { realContentHash: false } : {},
  plugins: [
webpack,sizes?     doctor &&
plain?     {on} &&
      {plugin},
  ],
};
ts?
ts? export default config;`,
];

const rsbuildLike = (name: string, helper: string, first = ''): Template => [
  name,
  `
${helper}
{import}

export default defineConfig({${first}
  tools: {
    rspack(config, { appendPlugins }) {
      if ({on}) {
        appendPlugins(
          {plugin},
        );
      }
    },
  },
});`,
];

const PUSHED = `      config.plugins.push(
        {plugin},
      );
    }
    return config;
  },
};`;

const TEMPLATES: Readonly<Record<Tool, Template>> = {
  rspack: bundlerConfig,
  webpack: bundlerConfig,
  rsbuild: rsbuildLike('rsbuild.config.mjs', `import { defineConfig } from '@rsbuild/core';`),
  rslib: rsbuildLike(
    'rslib.config.mjs',
    `import { defineConfig } from '@rslib/core';`,
    `\n  lib: [{ format: 'esm' }],`,
  ),
  'modern-js': rsbuildLike(
    'modern.config.ts',
    `import { appTools, defineConfig } from '@modern-js/app-tools';`,
    `\n  plugins: [appTools({ bundler: 'rspack' })],`,
  ),
  rspress: [
    'rspress.config.ts',
    `
{import}
import { defineConfig } from 'rspress/config';

{doctor}

export default defineConfig({
  root: 'docs',
  builderConfig: {
sizes?     output: { sourceMap: { js: doctor ? 'source-map' : false } },
    tools: {
      rspack(config, { appendPlugins, environment }) {
        if (doctor && environment.name === 'web') {
          appendPlugins(
            {plugin},
          );
        }
      },
    },
  },
});`,
  ],
  'next-js': [
    'next.config.mjs',
    `
{import}

{doctor}

export default {
sizes?   productionBrowserSourceMaps: doctor,
  webpack(config, { isServer, nextRuntime }) {
    if (doctor) {
      const name = isServer ? nextRuntime : 'client';
${PUSHED}`,
  ],
  'vue-cli': [
    'vue.config.js',
    `
const { {class} } = require('{from}');

{doctor}

module.exports = {
loaders?   parallel: !doctor,
sizes?   productionSourceMap: doctor,
  configureWebpack: {
    plugins: doctor
      ? [
          {plugin},
        ]
      : [],
  },
};`,
  ],
  docusaurus: [
    'docusaurus.config.mjs',
    `
{import}

{doctor}

function rsdoctor() {
  return {
    name: 'rsdoctor',
    configureWebpack(config, isServer) {
      if (!doctor || isServer) return {};
      return {
webpack,sizes?         devtool: 'source-map',
webpack,sizes?         optimization: { realContentHash: false },
        plugins: [
          {plugin},
        ],
      };
    },
  };
}

export default {
  title: 'My site',
  url: 'https://example.com',
  baseUrl: '/',
rspack?   future: { v4: true, faster: true },
  presets: [['classic', { blog: false }]],
  plugins: [rsdoctor],
};`,
  ],
  storybook: [
    '.storybook/main.js',
    `
{import}

export default {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.jsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc'],
  webpackFinal(config) {
    if ({on}) {
sizes?       config.devtool = 'source-map';
sizes?       config.optimization = { ...config.optimization, realContentHash: false };
${PUSHED}`,
  ],
  nuxt: [
    'nuxt.config.mjs',
    `
{import}

{doctor}

export default {
  builder: '{bundler}',
sizes?   sourcemap: { client: doctor },
  hooks: {
    '{bundler}:config'(configs) {
      const client = configs.find((config) => config.name === 'client');
      if (!doctor || !client) return;
sizes?       client.optimization = { ...client.optimization, realContentHash: false };
      client.plugins.push(
        {plugin},
      );
    },
  },
};`,
  ],
  // For a tool without a template: what goes into the bundler's `plugins`.
  other: [
    'rsdoctor.mjs',
    `
{import}

export const rsdoctor =
  {on} &&
  {plugin};`,
  ],
};

export function configFile(tool: Tool, { bundler, format, make, sizes, loaders }: Filling) {
  const isWebpack = bundler === 'webpack';
  const plugin = isWebpack ? 'RsdoctorWebpackPlugin' : 'RsdoctorRspackPlugin';
  const from = `@rsdoctor/${bundler}-plugin`;
  const on = `process.env.RSDOCTOR === 'true'`;
  const words = {
    bundler,
    ending: { esm: 'mjs', cjs: 'cjs', ts: 'ts' }[format],
    core: isWebpack ? 'webpack' : '@rspack/core',
    class: plugin,
    from,
    import: `import { ${plugin} } from '${from}';`,
    on,
    doctor: `const doctor = ${on};`,
  };
  const flags: Readonly<Record<string, boolean>> = {
    [format]: true,
    [bundler]: true,
    sizes,
    loaders,
    plain: !isWebpack || !sizes,
  };
  const [name, text] = TEMPLATES[tool];
  const lines = text
    .slice(1)
    .split('\n')
    .flatMap((line) => {
      const [, needed, own = ''] = /^([a-z,]+)\?(?: (.*))?$/.exec(line) ?? [undefined, '', line];
      return needed === '' || needed?.split(',').every((flag) => flags[flag]) ? [fillIn(own, words)] : [];
    });
  const code = lines
    .join('\n')
    .replace(/( *)\{plugin\}/g, (_mark, indent: string) => `${indent}new ${plugin}(${make(indent.length)})`);
  const file = fillIn(name, words);
  return { name: file, language: file.endsWith('.ts') ? 'ts' : 'js', code } as const;
}
