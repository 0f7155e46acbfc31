import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../filesBelow';
import type { PlacedJob } from './buildFaults';
import { type Compiler, runCompiler } from './runCompiler';

/** The report of a build: the manifest of normal mode, or the page or the data of brief mode, whatever their names. */
const REPORT = /"enableRoutes"|__RSDOCTOR__\.|"clientRoutes"/;

const hasReport = (project: string): boolean =>
  filesBelow(project)
    .filter((file) => /\.(?:html|json)$/.test(file) && !file.startsWith('node_modules/'))
    .some((file) => REPORT.test(readFileSync(path.join(project, file), 'utf8')));

/** The part of a config that both bundlers share and that this project fills in. */
interface ProjectConfig {
  name?: string;
  mode?: string;
  context?: string;
  entry?: unknown;
  output?: { path?: string };
  optimization?: { minimize?: boolean };
  plugins?: unknown[];
}

type Plugin = new (options?: object) => object;

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

async function readConfig({ project, bundler, part }: PlacedJob): Promise<ProjectConfig[]> {
  const packages = createRequire(path.join(project, 'package.json'));
  const isWebpack = bundler === 'webpack';
  const plugins = packages(`@rsdoctor/${isWebpack ? 'webpack' : 'rspack'}-plugin`) as Record<string, Plugin>;
  const Analyzer = plugins[`Rsdoctor${isWebpack ? 'Webpack' : 'Rspack'}Plugin`] as Plugin;
  const base: ProjectConfig = { entry: { main: './src/main.jsx', admin: './src/admin.jsx' } };
  const whole = async (): Promise<ProjectConfig | ProjectConfig[]> => {
    if (part.kind === 'source') return base;
    if (part.kind === 'call') {
      const make = new Function(...Object.keys(plugins), `return ${part.code}`);
      return { ...base, plugins: [make(...Object.values(plugins))] };
    }
    const loaded = await load(path.join(project, part.name));
    if (part.kind === 'rule') {
      const rules = Object.entries(loaded).filter(([key]) => key !== 'default' && key !== 'module.exports');
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

async function runBuild(job: PlacedJob): Promise<void> {
  const { project, bundler, part } = job;
  const packages = createRequire(path.join(project, 'package.json'));
  if (bundler === 'rsbuild' && part.kind === 'config') {
    const core = await load(packages.resolve('@rsbuild/core'));
    const { createRsbuild, loadConfig } = core as unknown as typeof import('@rsbuild/core');
    const { content } = await loadConfig({ cwd: project, path: path.join(project, part.name) });
    const rsbuild = await createRsbuild({ cwd: project, rsbuildConfig: content });
    await (await rsbuild.build()).close();
    return;
  }
  const configs = await readConfig(job);
  const loaded = packages(bundler === 'webpack' ? 'webpack' : '@rspack/core') as { rspack?: unknown };
  const bundle = (loaded.rspack ?? loaded) as (configs: object) => Compiler;
  await runCompiler(bundle(configs.length === 1 ? (configs[0] ?? {}) : configs));
}

async function faultOf(job: PlacedJob): Promise<string> {
  process.chdir(job.project);
  try {
    await runBuild(job);
    return hasReport(job.project) ? '' : 'the build wrote no report';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const [jobFile = '', resultFile = ''] = process.argv.slice(2);
const faults: string[] = [];
for (const job of JSON.parse(readFileSync(jobFile, 'utf8')) as PlacedJob[]) {
  faults.push(await faultOf(job));
  writeFileSync(resultFile, JSON.stringify(faults));
}
// A report server of a sample would keep the process alive.
process.exit(0);
