import type { RunResult } from './types';

const asSeconds = (seconds: number): string => seconds.toFixed(1);

/**
 * The end of a run in a few lines.
 * @param run all results
 * @returns a row for each part with its ending and seconds, then the seconds of the whole run
 */
export function partTable({ results, seconds }: Pick<RunResult, 'results' | 'seconds'>): string {
  const rows = [
    ['Part', 'Result', 'Seconds'],
    ...results.map(({ name, ending, reason, seconds: own }) => [
      name,
      reason ? `${ending} (${reason})` : ending,
      own > 0 ? asSeconds(own) : '–',
    ]),
    ['All', '', asSeconds(seconds)],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name = '', result = '', own = '']) =>
      [name.padEnd(widths[0] ?? 0), result.padEnd(widths[1] ?? 0), own.padStart(widths[2] ?? 0)].join('  '),
    )
    .join('\n');
}
