import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildJob } from './buildJob';
import { readConfig } from './readConfig';

interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: (error?: Error | null) => void): void;
}

interface Rsbuild {
  createRsbuild(options: object): Promise<{ build(): Promise<{ close(): Promise<void> }> }>;
  loadConfig(options: object): Promise<{ content: object }>;
}

/** Runs a compiler once and closes it, so that the analyzer has written everything. */
function compile(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close((closing) => {
        const failed = fault ?? closing;
        if (failed) reject(failed);
        else resolve();
      });
    });
  });
}

/**
 * Builds an example project with the real bundler and the real analyzer.
 * @param project folder of the project; must be the current directory, since configs resolve paths from it
 * @param job what the sample is
 * @throws Error with the messages of the bundler
 */
export async function runBuild(project: string, job: BuildJob): Promise<void> {
  const packages = createRequire(path.join(project, 'package.json'));
  if (job.bundler === 'rsbuild' && job.part.kind === 'config') {
    const entry = pathToFileURL(packages.resolve('@rsbuild/core')).href;
    const { createRsbuild, loadConfig } = (await import(entry)) as Rsbuild;
    const { content } = await loadConfig({ cwd: project, path: path.join(project, job.part.name) });
    const rsbuild = await createRsbuild({ cwd: project, rsbuildConfig: content });
    await (await rsbuild.build()).close();
    return;
  }
  const configs = await readConfig(project, job);
  const name = job.bundler === 'webpack' ? 'webpack' : '@rspack/core';
  const loaded = packages(name) as { rspack?: unknown };
  const bundle = (loaded.rspack ?? loaded) as (configs: object) => Compiler;
  await compile(bundle(configs.length === 1 ? (configs[0] ?? {}) : configs));
}
