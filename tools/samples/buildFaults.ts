import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Issue } from '../../packages/doc-checks/types';
import { buildJobs } from './buildJobs';
import type { Sample } from './collectSamples';
import { exampleProject } from './exampleProject';
import { runWorker } from './runWorker';
import { sampleIssue } from './sampleIssue';
import type { PlacedJob } from './types';

/**
 * Builds the samples of the level `build` with the real bundlers and the real analyzer.
 * @param samples of the documentation; other levels and scripts are left out
 * @param root folder of the project
 * @returns a problem per sample whose build fails or writes no report
 */
export async function buildFaults(samples: readonly Sample[], root: string): Promise<Issue[]> {
  const place = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    const jobs = buildJobs(samples).map((job, index): PlacedJob => {
      const { bundler, folder, part } = job;
      const project = exampleProject(place, { root, name: `p${index}`, bundler, folder });
      // A config that was written from another format lies nowhere else.
      if (part.kind === 'config') {
        const config = samples.find(({ id }) => job.samples.includes(id));
        writeFileSync(path.join(project, part.name), config?.code ?? '');
      }
      return { job, project };
    });
    const bundlers = [...new Set(jobs.map(({ job }) => job.bundler))];
    const results = await Promise.all(
      bundlers.map((name) =>
        runWorker(
          place,
          name,
          jobs.filter(({ job }) => job.bundler === name),
        ),
      ),
    );
    return results.flat().flatMap(({ samples: ids, fault }) => {
      const broken = fault === undefined ? [] : samples.filter(({ id }) => ids.includes(id));
      return broken.map((sample) => sampleIssue(sample, 'samples/build', fault ?? ''));
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
