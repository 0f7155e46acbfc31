import { documentedRange } from './analyzerVersions';

export interface Install {
  readonly tools: readonly string[];
  readonly command: string;
}

const install = (plugin: string, ...tools: readonly string[]): Install => ({
  tools,
  command: `npm install -D ${plugin}@${documentedRange()}`,
});

/** What stands before the command that builds, so that it makes a report; by shell, as `pickBlocks` writes it. */
export const BUILD_PREFIXES = {
  unix: 'RSDOCTOR=true ',
  powershell: "$env:RSDOCTOR = 'true'; ",
  cmd: 'set "RSDOCTOR=true" && ',
} as const;

/** The first step of the quick start, for the tools that the home page names. */
export const INSTALLS: readonly Install[] = [
  install('@rsdoctor/rspack-plugin', 'Rspack', 'Rsbuild'),
  install('@rsdoctor/webpack-plugin', 'webpack'),
];
