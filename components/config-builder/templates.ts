import docusaurusRspack from '../../examples/samples/frameworks/docusaurus/rspack/docusaurus.config.mjs?raw';
import docusaurusWebpack from '../../examples/samples/frameworks/docusaurus/webpack/docusaurus.config.mjs?raw';
import nextJs from '../../examples/samples/frameworks/next-js/next.config.mjs?raw';
import nuxt from '../../examples/samples/frameworks/nuxt/nuxt.config.mjs?raw';
import rsbuild from '../../examples/samples/frameworks/rsbuild/rsbuild.config.mjs?raw';
import rspress from '../../examples/samples/frameworks/rspress/rspress.config.ts?raw';
import storybook from '../../examples/samples/frameworks/storybook/.storybook/main.js?raw';
import vueCli from '../../examples/samples/frameworks/vue-cli/vue.config.js?raw';
import rspack from '../../examples/samples/quick-start/rspack-register/rspack.config.ts?raw';
import webpack from '../../examples/samples/quick-start/webpack-register/webpack.config.ts?raw';
import { moduleFormats } from '../../lib/text/moduleFormats';
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

/** An Rsbuild config for a tool that is Rsbuild inside. */
const rsbuildFor = (helper: string, start: string): string =>
  rsbuild
    .replace("{ defineConfig } from '@rsbuild/core'", helper)
    .replace('defineConfig({\n', (found) => `${found}  ${start},\n`);

/** For a tool without a sample: what goes into the bundler's `plugins`. */
const OTHER = `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export const rsdoctor =
  process.env.RSDOCTOR === 'true' &&
  new RsdoctorRspackPlugin();
`;

/** Config files by tool, as pages show them; of those that are the same for both bundlers, the one for either. */
const SAMPLES: Readonly<Record<Tool, readonly [name: string, code: string, rspackCode?: string]>> = {
  rspack: ['rspack.config.ts', rspack],
  webpack: ['webpack.config.ts', webpack],
  rsbuild: ['rsbuild.config.mjs', rsbuild],
  rslib: ['rslib.config.mjs', rsbuildFor("{ defineConfig } from '@rslib/core'", "lib: [{ format: 'esm' }]")],
  'modern-js': [
    'modern.config.ts',
    rsbuildFor(
      "{ appTools, defineConfig } from '@modern-js/app-tools'",
      "plugins: [appTools({ bundler: 'rspack' })]",
    ),
  ],
  rspress: ['rspress.config.ts', rspress],
  'next-js': ['next.config.mjs', nextJs],
  'vue-cli': ['vue.config.js', vueCli],
  docusaurus: ['docusaurus.config.mjs', docusaurusWebpack, docusaurusRspack],
  storybook: ['.storybook/main.js', storybook],
  nuxt: ['nuxt.config.mjs', nuxt, nuxt.replaceAll('webpack', 'rspack').replaceAll('Webpack', 'Rspack')],
  other: ['rsdoctor.mjs', OTHER.replaceAll('rspack', 'webpack').replaceAll('Rspack', 'Webpack'), OTHER],
};

const MARKED_LINES = /^ *\/\/ \[!code.*\n/gm;
const MARKS = / *\/\/ \[!code.*$/gm;
const FOR_SIZES = /^.*(?:devtool|realContentHash|[sS]ource[mM]ap).*\n/gm;
const FOR_LOADERS = /^.*parallel.*\n/gm;
const PLUGIN = /new (Rsdoctor\w+)\((?:\{[^]*?\})?\)/;

/** The config file of a tool. */
export function configFile(tool: Tool, { bundler, format, make, sizes, loaders }: Filling) {
  const [name, code, rspackCode = code] = SAMPLES[tool];
  const sample = (bundler === 'rspack' ? rspackCode : code)
    .trimEnd()
    .replace(MARKED_LINES, '')
    .replace(MARKS, '')
    .replace(sizes ? '' : FOR_SIZES, '')
    .replace(loaders ? '' : FOR_LOADERS, '')
    // On a line of its own.
    .replace(/^( *)(.*&&) (?=new )/m, '$1$2\n$1  ');
  const [before = ''] = sample.split(PLUGIN);
  const indent = /^ */.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0].length ?? 0;
  const filled = sample.replace(PLUGIN, (_found, plugin: string) => `new ${plugin}(${make(indent)})`);
  const isTyped = tool === 'rspack' || tool === 'webpack';
  const made = isTyped ? moduleFormats(filled, name).find((each) => each.format === format) : undefined;
  const file = made?.title ?? name;
  return { name: file, language: file.endsWith('.ts') ? 'ts' : 'js', code: made?.code ?? filled } as const;
}
