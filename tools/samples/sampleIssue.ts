import type { Issue } from '../../packages/doc-checks/types';
import type { Sample } from './collectSamples';

/**
 * The problem of a sample, at its own line when it lies in a file.
 * @param sample the sample
 * @param rule `samples/types`, `samples/build`, …
 * @param message what is wrong, one line
 * @param line from 1, inside the sample
 */
export function sampleIssue(sample: Sample, rule: string, message: string, line = 1): Issue {
  return {
    file: sample.file || sample.page,
    line: sample.file ? line : sample.line + line,
    rule,
    message: message.replaceAll(/\s*\n\s*/g, ' '),
    fix: `correct the sample (shown on ${sample.page}:${sample.line}), or give it a level that it holds`,
  };
}
