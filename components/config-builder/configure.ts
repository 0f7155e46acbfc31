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
import { configFile, type Format } from './templates';
import { reportFile, nestOptions, valueCode, type Reason } from './valueCode';

export interface Choices {
  readonly aim: Aim;
  readonly tool: Tool;
  readonly bundler: Bundler;
  readonly format: Format;
}

type Wishes = Readonly<Partial<Record<keyof Choices, string | null>>>;

const oneOf = <Value extends string>(
  known: readonly Value[],
  wish: string | null | undefined,
): Value | undefined => known.find((value) => value === wish);

/** Choices that fit together: what is not known, or what the tool does not leave open, is the first that it offers. */
export function choicesFrom({ aim, tool, bundler, format }: Wishes): Choices {
  const chosen = oneOf(PICKS.tool, tool) ?? PICKS.tool[0];
  const { bundlers } = TOOL_FACTS[chosen];
  const formats = TOOLS_WITH_FORMATS.includes(chosen) ? PICKS.format : PICKS.format.slice(0, 1);
  return {
    aim: oneOf(AIM_NAMES, aim) ?? AIM_NAMES[0],
    tool: chosen,
    bundler: oneOf(bundlers, bundler) ?? bundlers[0] ?? 'rspack',
    format: oneOf<Format>(formats, format) ?? 'esm',
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
    choices,
    files: [configFile(tool, { bundler, format, make, sizes, loaders })],
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
