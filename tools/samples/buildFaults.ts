import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Issue } from '../../packages/doc-checks/types';
import { bundlerOf, isPluginCall, type Bundler } from '../../plugins/checks/sampleKind';
import { isOwnProject, type Sample, sampleIssue } from './collectSamples';

/** What a sample is in the example project: its config, the only plugin of it, a module that exports rules, a source file. */
type BuildPart =
  | { readonly kind: 'config' | 'rule'; readonly name: string }
  | { readonly kind: 'call'; readonly code: string }
  | { readonly kind: 'source' };

export interface BuildJob {
  /** Ids of the samples that this build proves. */
  readonly samples: readonly string[];
  readonly bundler: Bundler;
  /** Tree of samples laid over the example project, from the folder of the project; empty for none. */
  readonly folder: string;
  readonly part: BuildPart;
}

function partOf({ code, title }: Sample): BuildPart | undefined {
  if (isPluginCall(code)) return { kind: 'call', code };
  if (bundlerOf(title)) return { kind: 'config', name: title };
  if (title.startsWith('src/')) return { kind: 'source' };
  return /\bdefineRule\b/.test(code) ? { kind: 'rule', name: title } : undefined;
}

/** Whether a sample of the level `build` is built; a script is run instead. */
export const isBuilt = (sample: Sample): boolean => partOf(sample) !== undefined;

/** The builds that prove the samples of the level `build`; source files of one tree share a build. */
export function buildJobs(samples: readonly Sample[]): BuildJob[] {
  const jobs = new Map<string, BuildJob>();
  for (const sample of samples.filter((each) => each.level === 'build' && !isOwnProject(each))) {
    const { id, code, title, folder } = sample;
    const part = partOf(sample);
    if (!part) continue;
    const key = part.kind === 'source' ? `${folder} sources` : id;
    const webpack = /RsdoctorWebpackPlugin|@rsdoctor\/webpack-plugin/.test(code);
    const bundler = bundlerOf(title) ?? (webpack ? 'webpack' : 'rspack');
    jobs.set(key, { samples: [...(jobs.get(key)?.samples ?? []), id], bundler, folder, part });
  }
  return [...jobs.values()];
}

export interface PlacedJob extends Pick<BuildJob, 'bundler' | 'part'> {
  readonly project: string;
}

/** The small app that samples are laid over: two modules behind each entry that a sample names. */
const APP = 'tests/fixtures/sample-app';

/**
 * Makes an example project, with a tree of samples laid over the app, in a folder that all projects of a run share.
 * It finds the packages of the bundler's example first, then those of this project.
 */
export function exampleProject(
  place: string,
  { root, name, bundler, folder = '' }: { root: string; name: string; bundler: Bundler; folder?: string },
): string {
  const project = path.join(place, name);
  const shared = path.join(place, 'node_modules');
  if (!existsSync(shared)) symlinkSync(path.join(root, 'node_modules'), shared, 'dir');
  mkdirSync(project);
  const own = path.join(root, `examples/${bundler}-app/node_modules`);
  if (existsSync(own)) symlinkSync(own, path.join(project, 'node_modules'), 'dir');
  cpSync(path.join(root, APP), project, { recursive: true });
  if (folder) cpSync(path.join(root, folder), project, { recursive: true });
  return project;
}

/** CI keeps the report servers off, the switch of the pages puts the plugin in; the rest is of this machine. */
const ENVIRONMENT = {
  ...{ CI: 'true', RSDOCTOR: 'true', NO_COLOR: '1' },
  ...{ RSDOCTOR_DIR: undefined, RSDOCTOR_OUTPUT: undefined, NODE_ENV: undefined, VITEST: undefined },
};

/**
 * Builds projects one after the other in a process of their own, with lists of jobs and faults in `place` under a name.
 * @returns for each job what is wrong, empty when nothing is; jobs that a dead process left undone have a fault
 */
export async function runWorker(place: string, name: string, jobs: readonly PlacedJob[]): Promise<string[]> {
  const jobFile = path.join(place, `${name}-jobs.json`);
  const resultFile = path.join(place, `${name}-results.json`);
  writeFileSync(jobFile, JSON.stringify(jobs));
  const worker = path.join(import.meta.dirname, 'buildWorker.ts');
  const died = await promisify(execFile)(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), worker, jobFile, resultFile],
    { cwd: place, env: { ...process.env, ...ENVIRONMENT }, maxBuffer: 64 * 1024 * 1024, timeout: 240_000 },
  ).then(
    () => 'no reason given',
    (error: unknown) => String(error).slice(0, 2000),
  );
  const done = existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, 'utf8')) as string[]) : [];
  return jobs.map((_job, at) => done[at] ?? `the process that builds it ended: ${died}`);
}

/**
 * Builds the samples of the level `build` with the real bundlers and the real analyzer; scripts are left out.
 * @returns a problem per sample whose build fails or writes no report
 */
export async function buildFaults(samples: readonly Sample[], root: string): Promise<Issue[]> {
  const place = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    const jobs = buildJobs(samples).map((job, index) => {
      const { bundler, folder, part } = job;
      const project = exampleProject(place, { root, name: `p${index}`, bundler, folder });
      const own = samples.filter(({ id }) => job.samples.includes(id));
      // A config that was written from another format lies nowhere else.
      if (part.kind === 'config') writeFileSync(path.join(project, part.name), own[0]?.code ?? '');
      return { bundler, part, project, own };
    });
    const issues = [...new Set(jobs.map(({ bundler }) => bundler))].map(async (name) => {
      const mine = jobs.filter(({ bundler }) => bundler === name);
      const faults = await runWorker(place, name, mine);
      return mine.flatMap(({ own }, at) =>
        faults[at] ? own.map((sample) => sampleIssue(sample, 'samples/build', faults[at] ?? '')) : [],
      );
    });
    return (await Promise.all(issues)).flat();
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
