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
import {
  AIM_NAMES,
  type Aim,
  TOOL_FACTS,
  AIMS,
  REPORT_FOLDER,
  type Bundler,
  type Tool,
  type OptionSetting,
  type ReportKind,
} from '../../site/aims';
import { documentedRange } from '../../site/analyzerVersions';
import { INSTALLS } from '../../site/installs';
import { PICKS, TOOLS_WITH_FORMATS } from '../../site/picks';
import type { BUILDER_NOTES } from '../../site/words/configBuilder';
import { reportFile, nestOptions, valueCode, type Reason } from './valueCode';

type Format = (typeof PICKS.format)[number];

export interface Choices {
  readonly aim: Aim;
  readonly tool: Tool;
  readonly bundler: Bundler;
  readonly format: Format;
}

type Wishes = Pick<Choices, 'tool' | 'format'> & {
  readonly aim?: Aim | undefined;
  readonly bundler?: Bundler | undefined;
};

/** Choices that fit together: what is not chosen, or what the tool does not leave open, is the first that it offers. */
export function choicesFrom({ aim = AIM_NAMES[0], tool, bundler, format }: Wishes): Choices {
  const { bundlers } = TOOL_FACTS[tool];
  return {
    aim,
    tool,
    bundler: bundlers.find((each) => each === bundler) ?? bundlers[0] ?? 'rspack',
    format: TOOLS_WITH_FORMATS.includes(tool) ? format : PICKS.format[0],
  };
}

/** What is worth knowing about a configuration; the words and where they lead are in `site/words/configBuilder.ts`. */
export type NoteId = keyof typeof BUILDER_NOTES;

export type Configuration = ReturnType<typeof configure>;

/** The options of an aim with what the tool needs: a folder of its own, and no server where it would end with the build. */
function optionsFor({ aim, tool }: Choices): readonly OptionSetting[] {
  const { options, report } = AIMS[aim];
  const { ends, part } = TOOL_FACTS[tool];
  const has = (path: string): boolean => options.some(([name]) => name === path);
  const folder = part === undefined ? REPORT_FOLDER : `\`${REPORT_FOLDER}/\${name}\``;
  const placed = options.map((setting): OptionSetting =>
    setting[0] === 'output.reportDir' ? ['output.reportDir', folder] : setting,
  );
  if (!ends) return placed;
  return [
    ...placed,
    ...(has('output.reportDir') ? [] : [['output.reportDir', folder] as const]),
    // A build that writes JSON only ends by itself.
    ...(report === 'json' || has('disableClientServer') ? [] : [['disableClientServer', true] as const]),
  ];
}

function installsFor({ bundler, tool }: Choices, needsCli: boolean): string[] {
  const plugin = INSTALLS.find(({ command }) => command.includes(`${bundler}-plugin@`))?.command ?? '';
  return [
    ...(tool === 'nuxt' ? [`npm install -D @nuxt/${bundler}-builder@^4`] : []),
    plugin,
    // After the plugin: installed in one go, the Rspack plugin can get a second copy of a shared package.
    ...(needsCli ? [`npm install -D @rsdoctor/cli@${documentedRange()}`] : []),
  ];
}

function reportCommands(kind: ReportKind, ends: boolean, file: string): string[] {
  if (kind === 'html') return [];
  if (kind === 'json') return [`npx rsdoctor bundle-diff --baseline baseline.json --current ${file} --json`];
  const cli = ends ? 'rsdoctor' : `@rsdoctor/cli@${documentedRange()}`;
  return [`npx ${cli} analyze --profile ${file}`];
}

function notesFor({ aim, tool, bundler }: Choices, opens: boolean, hasFolder: boolean): NoteId[] {
  const { sizes, loaders } = AIMS[aim];
  const notes: readonly (readonly [NoteId, boolean])[] = [
    ['otherTool', tool === 'other'],
    ['keepsRunning', opens],
    ['cleanOutput', bundler === 'webpack'],
    ['ownDevtool', tool === 'webpack' && sizes],
    ['sourceMapSizes', tool === 'rspress' && sizes],
    ['noCache', loaders && (bundler === 'rspack' || tool === 'rslib')],
    ['e1003', aim === 'slow-build' && bundler === 'rspack'],
    ['baseline', aim === 'ci-size'],
    ['failJob', aim === 'ci-size'],
    ['inside', aim === 'ci-size' || aim === 'share'],
    ['evenLess', aim === 'low-memory'],
    ['oneOfSeveral', tool === 'next-js'],
    ['ignoreFolder', hasFolder],
    ['doNotDeploy', true],
  ];
  return notes.filter(([, holds]) => holds).map(([note]) => note);
}

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
function configFile(tool: Tool, { bundler, format, make, sizes, loaders }: Filling) {
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

/** Writes the configuration for choices of `choicesFrom`, with the reason of an option as a comment. */
export function configure(choices: Choices, reason?: Reason) {
  const { aim, tool, bundler, format } = choices;
  const { report: kind, sizes, loaders } = AIMS[aim];
  const { build, ends = false } = TOOL_FACTS[tool];
  const options = optionsFor(choices);
  const make = (indent: number): string => valueCode(nestOptions(options), indent, undefined, reason);
  const hasFolder = options.some(([path]) => path === 'output.reportDir');
  const file = reportFile(tool, kind, hasFolder);
  const opens = kind === 'normal' && !ends;
  const memory = aim === 'low-memory' ? 'NODE_OPTIONS=--max-old-space-size=8192 ' : '';
  return {
    config: configFile(tool, { bundler, format, make, sizes, loaders }),
    /** For npm and a POSIX shell: `pickBlocks` writes the others. */
    commands: {
      install: installsFor(choices, kind === 'json' || (kind === 'normal' && ends)),
      build: [`${memory}RSDOCTOR=true ${build}`],
      report: reportCommands(kind, ends, file),
    },
    options,
    /** `file` from the folder of the project; `opens`: the build opens it in the browser. */
    report: { kind, file, opens },
    notes: notesFor(choices, opens, hasFolder),
  };
}
