import type { CodeBlock } from '../../packages/doc-checks/types';

/** Bundlers whose configs are built. */
export type Bundler = 'rspack' | 'webpack' | 'rsbuild';

const CONFIG = /^(rspack|webpack|rsbuild)\.config\.[cm]?[jt]s$/;

/**
 * Which bundler a config file is for.
 * @returns undefined for a file that is no config of an installed bundler
 */
export function bundlerOf(name: string): Bundler | undefined {
  return CONFIG.exec(name.split('/').at(-1) ?? '')?.[1] as Bundler | undefined;
}

const PLUGIN_CALL = /^new (Rsdoctor\w+)\(/;

/** Whether a sample is nothing but the call of a plugin: `new RsdoctorRspackPlugin({ … });`. */
export const isPluginCall = (code: string): boolean => PLUGIN_CALL.test(code);

/** Whether a sample configures an installed bundler, so that it can be built. */
export function isConfig(title: string, code: string): boolean {
  const whole = /^export default\b|^module\.exports\b/m.test(code);
  return isPluginCall(code) || (whole && bundlerOf(title) !== undefined);
}

const KINDS = {
  script: ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts'],
  shell: ['bash', 'sh', 'shell', 'zsh'],
  data: ['json', 'yaml', 'yml'],
  'foreign shell': ['powershell', 'bat'],
} as const;

/** Kinds of language a sample can have. */
export type SampleKind = keyof typeof KINDS;

/** Which kind of sample a fence holds; none for output and everything else that nobody runs (`text`, `html`, …). */
export const sampleLanguage = (language: string): SampleKind | undefined =>
  (Object.keys(KINDS) as SampleKind[]).find((kind) => (KINDS[kind] as readonly string[]).includes(language));

/** How far a sample is checked; `skip` needs a reason. Each level holds what the one before it asks for. */
export const SAMPLE_LEVELS = ['skip', 'parse', 'types', 'build'] as const;

/** How far a sample is checked. */
export type SampleLevel = (typeof SAMPLE_LEVELS)[number];

const isLevel = (word: string): word is SampleLevel => (SAMPLE_LEVELS as readonly string[]).includes(word);

/**
 * The level of a sample, from the words of its fence.
 * @returns `parse` unless the fence says otherwise
 */
export function sampleLevel({ skip, words }: Pick<CodeBlock, 'skip' | 'words'>): SampleLevel {
  return skip === undefined ? (words.find(isLevel) ?? 'parse') : 'skip';
}
