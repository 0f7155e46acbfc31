import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildJob } from './buildJob';

/** The part of a config that both bundlers share and that this project fills in. */
export interface ProjectConfig {
  name?: string;
  mode?: string;
  context?: string;
  entry?: unknown;
  output?: { path?: string };
  optimization?: { minimize?: boolean };
  plugins?: unknown[];
}

type Plugin = new (options?: object) => object;

const PACKAGES = {
  rspack: ['@rsdoctor/rspack-plugin', 'RsdoctorRspackPlugin'],
  rsbuild: ['@rsdoctor/rspack-plugin', 'RsdoctorRspackPlugin'],
  webpack: ['@rsdoctor/webpack-plugin', 'RsdoctorWebpackPlugin'],
} as const;

const isAnalyzer = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name.startsWith('Rsdoctor');

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

/** What a module gives as its config: CommonJS read by `import` wraps it once or twice. */
function defaultOf(loaded: Record<string, unknown>): unknown {
  const { default: own } = loaded;
  return own && typeof own === 'object' && 'default' in own ? own.default : own;
}

/**
 * The config of one build, with the sample in its place and the analyzer on.
 * @param project folder of the example project, the current directory
 * @param job what the sample is
 * @returns one config or, for several compilers, a list
 * @throws Error when a config exports nothing, or whatever the sample throws
 */
export async function readConfig(project: string, { bundler, part }: BuildJob): Promise<ProjectConfig[]> {
  const [from, name] = PACKAGES[bundler];
  const packages = createRequire(path.join(project, 'package.json'));
  const plugins = packages(from) as Record<string, Plugin>;
  const Analyzer = plugins[name];
  if (!Analyzer) throw new Error(`${from} exports no ${name}.`);

  const base: ProjectConfig = { entry: { main: './src/main.jsx', admin: './src/admin.jsx' } };
  const whole = async (): Promise<ProjectConfig | ProjectConfig[]> => {
    if (part.kind === 'source') return base;
    if (part.kind === 'call') {
      const make = new Function(...Object.keys(plugins), `return ${part.code}`);
      return { ...base, plugins: [make(...Object.values(plugins))] };
    }
    const loaded = await load(path.join(project, part.name));
    if (part.kind === 'rule') {
      const rules = Object.entries(loaded).filter(
        ([key, value]) => key !== 'default' && key !== 'module.exports' && value,
      );
      if (rules.length === 0) throw new Error(`${part.name} exports no rule`);
      return { ...base, plugins: [new Analyzer({ linter: { extends: rules.map(([, rule]) => rule) } })] };
    }
    const config = defaultOf(loaded);
    if (!config || typeof config !== 'object') throw new Error(`${part.name} exports no config`);
    return config;
  };
  return [await whole()].flat().map((config, index) => ({
    mode: 'production',
    entry: './src/index.js',
    ...config,
    context: project,
    output: { path: path.join(project, index === 0 ? 'dist' : `dist-${index}`), ...config.output },
    // Minifying proves nothing about a sample and takes most of the time.
    optimization: { minimize: false, ...config.optimization },
    plugins: config.plugins?.some(isAnalyzer) ? config.plugins : [...(config.plugins ?? []), new Analyzer()],
  }));
}
