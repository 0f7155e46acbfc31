import type { OPTION_PURPOSES, OPTION_STATES } from './words/options';
import type { Text } from './words/types';

/** Whether an option still does something; `never an option` is a name that readers look for in vain. */
export type OptionState = keyof typeof OPTION_STATES;

/** Path of an option inside the plugin's options, e.g. `output.reportDir`. */
export type OptionPath = keyof typeof OPTION_PURPOSES;

/** An option of the plugins, as the documentation names it. */
export interface OptionFact {
  readonly path: OptionPath;
  /** Id of its section on the options page. */
  readonly anchor: string;
  /** Its type in short; the section has the whole of it. */
  readonly type?: string;
  /** Code as one text; a default that is no value, such as "random", in words of both languages. */
  readonly default?: string | Text;
  /** First version that has it, where it is known. */
  readonly since?: string;
  readonly state: OptionState;
}

/** `output.reportDir` → `output-report-dir`. */
const anchorOf = (path: string): string =>
  path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const OUTPUT_PATH: Text = { en: 'output path of the bundler', zh: '打包工具的输出目录' };
const LOCAL_ORIGINS: Text = { en: 'local origins', zh: '本机来源' };
const RANDOM: Text = { en: 'random', zh: '随机' };

type Row = Omit<OptionFact, 'anchor' | 'state'> & Partial<Pick<OptionFact, 'anchor' | 'state'>>;

const ROWS: readonly Row[] = [
  { path: 'features', type: 'object | string[]', default: "['loader', 'plugins', 'bundle']", since: '0.1' },
  { path: 'linter', type: 'object', default: "{ rules: {}, extends: [], level: 'Error' }", since: '0.1' },
  { path: 'output.mode', type: "'normal' | 'brief'", default: "'normal'", since: '1.3.0' },
  { path: 'output.options', type: 'object', default: "{ type: ['html'] }", since: '1.3.0' },
  { path: 'output.reportCodeType', type: 'string', default: 'undefined', since: '1.0' },
  { path: 'output.reportDir', type: 'string', default: OUTPUT_PATH, since: '1.0' },
  { path: 'output.compressData', type: 'boolean', default: 'undefined', since: '1.0', state: 'no effect' },
  { path: 'disableClientServer', type: 'boolean', default: 'false', since: '0.1' },
  { path: 'server.port', type: 'number', default: RANDOM, since: '1.5.16' },
  { path: 'server.cors', type: 'boolean | object', default: LOCAL_ORIGINS, since: '1.5.16' },
  { path: 'port', type: 'number', default: RANDOM, since: '0.3' },
  { path: 'supports.parseBundle', type: 'boolean', default: 'true', since: '0.3' },
  { path: 'supports.gzip', type: 'boolean | object', default: '{ gzipLevel: 6 }', since: '1.2.0' },
  { path: 'supports.banner', type: 'boolean', default: 'undefined', since: '0.3' },
  {
    path: 'supports.generateTileGraph',
    type: 'boolean',
    default: 'undefined',
    since: '0.3',
    state: 'no effect',
  },
  { path: 'experiments.enableNativePlugin', type: 'boolean', default: 'true', since: '1.0' },
  { path: 'printLog', type: '{ serverUrls: boolean }', default: '{ serverUrls: true }', since: '0.3.11' },
  {
    path: 'loaderInterceptorOptions',
    type: '{ skipLoaders?: string[] }',
    default: '{ skipLoaders: [] }',
    since: '0.1',
  },
  { path: 'name', anchor: 'name-and-stage', type: 'string', default: "'Builder'" },
  { path: 'stage', anchor: 'name-and-stage', type: 'number', default: '1' },
  {
    path: 'mode',
    type: "'normal' | 'brief' | 'lite'",
    default: 'undefined',
    since: '0.4',
    state: 'deprecated',
  },
  { path: 'brief', type: 'object', default: 'undefined', since: '0.4', state: 'deprecated' },
  { path: 'briefType', state: 'never an option' },
];

/** Options of the documented version in the order of the options page, the specification's list included (S9-3). */
export const PLUGIN_OPTIONS: readonly OptionFact[] = ROWS.map((row) => ({
  anchor: anchorOf(row.path),
  state: 'current',
  ...row,
}));

/** Options that only hold other options; each has a section on the options page under its own name. */
export const OPTION_GROUPS = ['output', 'server', 'supports', 'experiments'] as const;

/** Keys of the options type that are not for users, with the reason. */
export const INTERNAL_OPTIONS: Readonly<Record<string, string>> = {
  sdkInstance: 'passes a running instance between plugins of the analyzer itself',
  innerClientPath: 'points the analyzer at another build of its own interface',
};
