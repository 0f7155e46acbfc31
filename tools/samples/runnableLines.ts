import { buildJob } from './buildJob';
import type { Sample } from './collectSamples';

/** A command line of the pages that is run in a built project. */
export interface RunnableLine {
  readonly sample: Sample;
  /** From 1, inside the sample. */
  readonly line: number;
  readonly command: string;
}

const CLI = /(?:^|\s)((?:\w+=\S+\s+)*npx (?:rsdoctor|@rsdoctor\/cli(?:@\S+)?)(?:\s.*)?)$/;
const SCRIPT = /^node (\S+\.[cm]?js)\b/;

/** A sample of the level `build` that no bundler builds. */
const isScript = (sample: Sample): boolean =>
  sample.kind === 'script' && sample.level === 'build' && !buildJob(sample);

/** What is run: commands of the analyzer, and scripts of the same page. */
function linesOf(sample: Sample, scripts: ReadonlySet<string>): RunnableLine[] {
  return sample.code.split('\n').flatMap((text, index) => {
    const command = CLI.exec(text)?.[1] ?? (scripts.has(SCRIPT.exec(text)?.[1] ?? '') ? text : undefined);
    return command === undefined ? [] : [{ sample, line: index + 1, command }];
  });
}

/**
 * The command lines that a test can run: every call of the analyzer's CLI, in shell samples and in workflows, every
 * `node <script>` whose script is a sample of the page, and, without arguments, each remaining script of the level
 * `build`. Those come last, since they read what the commands write.
 * @param samples of the documentation
 * @returns lines in the order of the samples
 */
export function runnableLines(samples: readonly Sample[]): RunnableLine[] {
  const isRun = ({ kind, level }: Sample): boolean =>
    (kind === 'shell' || kind === 'data') && level !== 'skip';
  const called = samples.filter(isRun).flatMap((sample) => {
    const own = samples.filter((other) => other.page === sample.page && other.kind === 'script');
    return linesOf(sample, new Set(own.map(({ title }) => title)));
  });
  const isCalled = (script: Sample): boolean =>
    called.some(
      ({ sample, command }) => sample.page === script.page && SCRIPT.exec(command)?.[1] === script.title,
    );
  const alone = samples
    .filter((sample) => isScript(sample) && !isCalled(sample))
    .map((sample) => ({ sample, line: 1, command: `node ${sample.title}` }));
  return [...called, ...alone];
}
