import { CONTRACT_OPTIONS } from './contract/contract';
import type { OptionContract } from './contract/types';
import type { OPTION_PURPOSES, OPTION_STATES } from './words/options';
import type { Text } from './words/types';

/** What is odd about an option; `never an option` is a name that readers look for in vain. */
export type OptionState = keyof typeof OPTION_STATES;

export type OptionPath = keyof typeof OPTION_PURPOSES;

export interface PluginOption {
  readonly path: OptionPath;
  readonly anchor: string;
  /** Code as one text; a default that is no value, such as "random", in words of both languages. */
  readonly default?: string | Text;
  readonly state?: OptionState;
}

/** `output.reportDir` → `output-report-dir`. */
const anchorOf = (path: string): string =>
  path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const OUTPUT_PATH: Text = { en: "the bundler's output path", zh: '打包工具的输出目录' };
const LOCAL_ORIGINS: Text = { en: 'local origins', zh: '本机来源' };
const RANDOM: Text = { en: 'random', zh: '随机' };

/** What the contract cannot know: the order of the page, a default that is no value, an option without effect. */
interface Row {
  readonly path: OptionPath;
  readonly anchor?: string;
  /** In place of a default that the contract does not have. */
  readonly default?: Text;
  readonly state?: 'no effect' | 'never an option';
}

const ROWS: readonly Row[] = [
  { path: 'features' },
  { path: 'linter' },
  { path: 'output.mode' },
  { path: 'output.options' },
  { path: 'output.reportCodeType' },
  { path: 'output.reportDir', default: OUTPUT_PATH },
  { path: 'output.compressData', state: 'no effect' },
  { path: 'disableClientServer' },
  { path: 'server.port', default: RANDOM },
  { path: 'server.cors', default: LOCAL_ORIGINS },
  { path: 'port', default: RANDOM },
  { path: 'supports.parseBundle' },
  { path: 'supports.gzip' },
  { path: 'supports.banner' },
  { path: 'supports.generateTileGraph', state: 'no effect' },
  { path: 'experiments.enableNativePlugin' },
  { path: 'printLog' },
  { path: 'loaderInterceptorOptions' },
  { path: 'name', anchor: 'name-and-stage' },
  { path: 'stage', anchor: 'name-and-stage' },
  { path: 'mode' },
  { path: 'brief' },
  { path: 'briefType', state: 'never an option' },
];

const isDeprecated = ({ deprecated, notice = '' }: OptionContract): boolean =>
  deprecated === true || /deprecated/.test(notice);

function toFact({ path, anchor = anchorOf(path), state, default: words }: Row): PluginOption {
  const found = CONTRACT_OPTIONS.find((option) => option.path === path);
  if (Boolean(found) === (state === 'never an option')) {
    const truth = found ? 'is an option' : 'is no option';
    throw new Error(
      `site/pluginOptions.ts: \`${path}\` ${truth} of the documented version → correct its row`,
    );
  }
  if (!found) return { path, anchor, state: 'never an option' };
  return {
    path,
    anchor,
    default: words ?? found.default ?? 'undefined',
    state: state ?? (isDeprecated(found) ? 'deprecated' : undefined),
  };
}

/** Options of the documented version in the order of the options page, the specification's list included. */
export const PLUGIN_OPTIONS: readonly PluginOption[] = ROWS.map(toFact);
