import type { CodeBlock } from '../../packages/doc-checks/types';

export type Bundler = 'rspack' | 'webpack' | 'rsbuild';

const CONFIG = /^(rspack|webpack|rsbuild)\.config\.[cm]?[jt]s$/;

/** Undefined for a file that is no config of an installed bundler. */
export function bundlerOf(name: string): Bundler | undefined {
  return CONFIG.exec(name.split('/').at(-1) ?? '')?.[1] as Bundler | undefined;
}

const PLUGIN_CALL = /^new (Rsdoctor\w+)\(/;

/** Whether a sample is nothing but the call of a plugin: `new RsdoctorRspackPlugin({ … });`. */
export const isPluginCall = (code: string): boolean => PLUGIN_CALL.test(code);

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

export type SampleKind = keyof typeof KINDS;

/** None for what nobody runs (`text`, `html`, …). */
export const sampleLanguage = (language: string): SampleKind | undefined =>
  (Object.keys(KINDS) as SampleKind[]).find((kind) => (KINDS[kind] as readonly string[]).includes(language));

/** How far a sample is checked; `skip` needs a reason. Each level holds what the one before it asks for. */
export const SAMPLE_LEVELS = ['skip', 'parse', 'types', 'build'] as const;

export type SampleLevel = (typeof SAMPLE_LEVELS)[number];

const isLevel = (word: string): word is SampleLevel => (SAMPLE_LEVELS as readonly string[]).includes(word);

/** `parse` unless the words of the fence say otherwise. */
export function sampleLevel({ skip, words }: Pick<CodeBlock, 'skip' | 'words'>): SampleLevel {
  return skip === undefined ? (words.find(isLevel) ?? 'parse') : 'skip';
}
