import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildResult, PlacedJob } from './types';

const run = promisify(execFile);

/** CI keeps the report servers off, the switch of the pages puts the plugin in. */
const ENVIRONMENT = { CI: 'true', RSDOCTOR: 'true', NO_COLOR: '1' };

/**
 * Builds projects one after the other in a process of their own.
 * @param place folder for the lists of jobs and results
 * @param name of the run, unique in `place`
 * @param jobs builds and their projects
 * @returns a result per job, in their order; jobs that a dead process left undone have a fault
 */
export async function runWorker(
  place: string,
  name: string,
  jobs: readonly PlacedJob[],
): Promise<BuildResult[]> {
  const jobFile = path.join(place, `${name}-jobs.json`);
  const resultFile = path.join(place, `${name}-results.json`);
  writeFileSync(jobFile, JSON.stringify(jobs));
  const worker = path.join(import.meta.dirname, 'buildWorker.ts');
  const tsx = import.meta.resolve('tsx');
  const {
    RSDOCTOR_DIR: _dir,
    RSDOCTOR_OUTPUT: _output,
    NODE_ENV: _mode,
    VITEST: _vitest,
    ...rest
  } = process.env;
  const died = await run(process.execPath, ['--import', tsx, worker, jobFile, resultFile], {
    cwd: place,
    env: { ...rest, ...ENVIRONMENT },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 240_000,
  }).then(
    () => '',
    (error: unknown) => String(error).slice(0, 2000),
  );
  const done = existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, 'utf8')) as BuildResult[]) : [];
  const missing = jobs.slice(done.length).map(({ job }) => ({
    samples: job.samples,
    fault: `the process that builds it ended: ${died || 'no reason given'}`,
  }));
  return [...done, ...missing];
}
