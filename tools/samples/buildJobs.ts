import { buildJob, type BuildJob } from './buildJob';
import type { Sample } from './collectSamples';
import { isOwnProject } from './isOwnProject';

/**
 * The builds that prove the samples of the level `build`; source files of one tree share a build.
 * @param samples of the documentation
 */
export function buildJobs(samples: readonly Sample[]): BuildJob[] {
  const jobs = new Map<string, BuildJob>();
  for (const sample of samples.filter((each) => each.level === 'build' && !isOwnProject(each))) {
    const job = buildJob(sample);
    if (!job) continue;
    const key = job.part.kind === 'source' ? `${job.folder} sources` : sample.id;
    const before = jobs.get(key)?.samples ?? [];
    jobs.set(key, { ...job, samples: [...before, ...job.samples] });
  }
  return [...jobs.values()];
}
