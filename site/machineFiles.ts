import type { PluginName } from './contract/types';
import type { MACHINE_FILE_WORDS } from './words/machineFiles';

/** A file of the output that programs read, not people. */
export interface MachineFile {
  /** Address without base path. */
  readonly path: string;
  /** Which words say what it is. */
  readonly words: keyof typeof MACHINE_FILE_WORDS;
}

/** In place of a version: the documented one, whatever it is. */
export const LATEST = 'latest';

/** Plugin classes in the order in which their schemas are listed. */
export const PLUGIN_NAMES: readonly PluginName[] = [
  'rspack',
  'webpack',
  'rspack-multiple',
  'webpack-multiple',
];

/** Address of the facts about a version. */
export const contractPath = (version: string): string => `/contract/${version}.json`;

/** Address of the JSON Schema of a plugin's options. */
export const schemaPath = (version: string, plugin: PluginName): string =>
  `/contract/${version}/${plugin}-options.schema.json`;

/** The files of the documented version under the names that stay; `llms.txt` lists them, and the page for agents does. */
export const MACHINE_FILES: readonly MachineFile[] = [
  { path: contractPath(LATEST), words: 'contract' },
  ...PLUGIN_NAMES.map((plugin) => ({ path: schemaPath(LATEST, plugin), words: plugin })),
];
