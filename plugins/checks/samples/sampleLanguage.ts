const SCRIPT = ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts'];
const SHELL = ['bash', 'sh', 'shell', 'zsh'];
const DATA = ['json', 'yaml', 'yml'];
const FOREIGN_SHELL = ['powershell', 'bat'];

/** Kinds of language a sample can have. */
export type SampleKind = 'script' | 'shell' | 'data' | 'foreign shell';

const KINDS: readonly (readonly [SampleKind, readonly string[]])[] = [
  ['script', SCRIPT],
  ['shell', SHELL],
  ['data', DATA],
  ['foreign shell', FOREIGN_SHELL],
];

/**
 * Which kind of sample a fence holds.
 * @param language of the fence
 * @returns undefined for output and everything else that nobody runs (`text`, `html`, …)
 */
export function sampleLanguage(language: string): SampleKind | undefined {
  return KINDS.find(([, names]) => names.includes(language))?.[0];
}
