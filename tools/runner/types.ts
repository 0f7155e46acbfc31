/** One command of a run, as it stands in the list of its script. */
export interface Part {
  /** What tables, messages and `needs` call it; unique in a run. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Names of parts that must have passed before this one starts. */
  readonly needs?: readonly string[];
  /** Names of parts that must have ended, however, before this one starts. */
  readonly after?: readonly string[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How a part ended: `left out` when one that it needs did not pass, `stopped` when the run was interrupted. */
export type Ending = 'passed' | 'failed' | 'left out' | 'stopped';

export interface PartResult {
  readonly name: string;
  readonly ending: Ending;
  /** Zero for a part that never started. */
  readonly seconds: number;
  /** Everything that the part printed, errors in between, in the order of arrival. */
  readonly output: string;
  /** Why it did not pass, in a few words: `exit code 1`, `needs build`; empty when it did. */
  readonly reason: string;
}

export interface RunResult {
  /** For `process.exitCode`: 0 when all passed, 1 when not, 130 or 143 after an interrupt. */
  readonly code: number;
  /** In the order of the list. */
  readonly results: readonly PartResult[];
  readonly seconds: number;
}
