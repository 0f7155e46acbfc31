import type { BuildJob } from './buildJob';

/** A build and where it is done. */
export interface PlacedJob {
  readonly job: BuildJob;
  readonly project: string;
}

/** What became of a build: its report, or why there is none. */
export interface BuildResult {
  readonly samples: readonly string[];
  readonly report?: string | undefined;
  readonly fault?: string | undefined;
}
