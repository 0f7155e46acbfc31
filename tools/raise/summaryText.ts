import type { Change } from './contractChanges';
import type { Versions } from './planVersions';
import { isProgress } from './progressLines';
import type { Touched } from './touchedLines';

/** How one of the steps that judge or renew ended. */
export interface Outcome {
  /** The command, or what was looked at. */
  readonly command: string;
  /** What it printed when it failed; undefined when it passed. */
  readonly fault: string | undefined;
}

/** What there is to tell when the branch is made. */
export interface Summary {
  readonly before: Versions;
  readonly after: Versions;
  readonly changes: readonly Change[];
  readonly touched: readonly Touched[];
  readonly outcomes: readonly Outcome[];
}

/** Last lines of an output that are shown. */
const SHOWN = 40;

const listOf = (title: string, lines: readonly string[]): string =>
  [title, ...(lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  nothing'])].join('\n');

/**
 * What raising the analyzer changed, as it is printed and kept in the message of the commit.
 * @param summary tables, changes, pages, outcomes
 */
export function summaryText({ before, after, changes, touched, outcomes }: Summary): string {
  const packages = Object.entries(after).map(([name, version]) =>
    before[name] === version ? `${name} ${version}` : `${name} ${before[name] ?? 'none'} → ${version}`,
  );
  const failed = outcomes.filter(({ fault }) => fault !== undefined);
  return [
    listOf('Packages:', packages),
    listOf(
      `The product changed in ${changes.length} places:`,
      changes.map(({ text }) => text),
    ),
    listOf(
      'Pages and lines to look at:',
      touched.map(({ file, lines, why }) => `${file}:${lines.join(',')} ${why}`),
    ),
    listOf(
      'Commands:',
      outcomes.map(({ command, fault }) => `${command}: ${fault === undefined ? 'passed' : 'failed'}`),
    ),
    ...failed.map(({ command, fault = '' }) =>
      listOf(
        `${command} said:`,
        fault
          .trim()
          .split('\n')
          .filter((line) => !isProgress(line))
          .slice(-SHOWN),
      ),
    ),
  ].join('\n\n');
}
