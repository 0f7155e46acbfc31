import { documentedRange } from './analyzerVersions';

/** What is installed for the build tools of one bundler. */
export interface InstallFact {
  /** Names of the tools. */
  readonly tools: readonly string[];
  /** Command of npm. */
  readonly command: string;
}

const install = (plugin: string, ...tools: readonly string[]): InstallFact => ({
  tools,
  command: `npm install -D ${plugin}@${documentedRange()}`,
});

/** The command that makes a report once the plugin is registered. */
export const BUILD_COMMAND = 'RSDOCTOR=true npm run build';

/** The first step of the quick start, for the tools that the home page names. */
export const INSTALLS: readonly InstallFact[] = [
  install('@rsdoctor/rspack-plugin', 'Rspack', 'Rsbuild'),
  install('@rsdoctor/webpack-plugin', 'webpack'),
];
