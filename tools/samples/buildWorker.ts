import { readFileSync, writeFileSync } from 'node:fs';
import { findReport } from './findReport';
import { runBuild } from './runBuild';
import type { BuildResult, PlacedJob } from './types';

async function result({ job, project }: PlacedJob): Promise<BuildResult> {
  const { samples } = job;
  process.chdir(project);
  try {
    await runBuild(project, job);
    const report = findReport(project);
    return { samples, report, fault: report ? undefined : 'the build wrote no report' };
  } catch (error) {
    return { samples, fault: error instanceof Error ? error.message : String(error) };
  }
}

const [jobFile = '', resultFile = ''] = process.argv.slice(2);
const jobs = JSON.parse(readFileSync(jobFile, 'utf8')) as PlacedJob[];
const results: BuildResult[] = [];
for (const job of jobs) {
  results.push(await result(job));
  writeFileSync(resultFile, JSON.stringify(results));
}
// A report server of a sample would keep the process alive.
process.exit(0);
