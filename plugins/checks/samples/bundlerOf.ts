/** Bundlers whose configs are built. */
export type Bundler = 'rspack' | 'webpack' | 'rsbuild';

const CONFIG = /^(rspack|webpack|rsbuild)\.config\.[cm]?[jt]s$/;

/**
 * Which bundler a config file is for.
 * @param name file name or title of a sample
 * @returns undefined for a file that is no config of an installed bundler
 */
export function bundlerOf(name: string): Bundler | undefined {
  return CONFIG.exec(name.split('/').at(-1) ?? '')?.[1] as Bundler | undefined;
}
