import { MB, spread } from './kB';
import { section, when } from './section';
import type { Summary } from './summarize';
import { table } from './table';
import type { Results } from './types';

const MiB = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(0));

const longest = (length: Summary): string => (length.max > 0 ? spread(length) : 'none of 50 ms');

/** The section on reports of readers; nothing when it was not measured. */
export function reportsText({ reports }: Results): string[] {
  if (!reports) return [];
  const rows = reports.rows.map(({ bytes, open, longestTask, longestScript, beforeMiB, peakMiB }) => [
    MB(bytes),
    spread(open),
    longest(longestTask),
    longest(longestScript),
    MiB(beforeMiB),
    MiB(peakMiB),
  ]);
  return [
    section(
      'Reports of readers (`/guide/start/open-report`)',
      `A report of a real build, grown to the size, chosen as a file and explained on the page: ${reports.runs} times each, every time in a new browser, nothing slowed down, Chromium ${reports.chromium}; median (least–most). Tasks are those of the main thread, with what the browser itself does in them; our code is the longest that a script ran without a pause in a frame of 50 ms and more. 0 stands for less than 50 ms. Memory is the most that the process of the page held, its worker included. ${when(reports)}`,
      table(['MB', 'open ms', 'longest task ms', 'our code ms', 'memory before MiB', 'peak MiB'], rows),
    ),
  ];
}
