import * as LIMITS from '../../site/limits';

/**
 * Holds the files of the pictures against their budget.
 * @param files content or size in bytes, by file name
 * @returns a line per file that is too big
 */
export function budgetFaults(files: Iterable<readonly [string, { readonly length: number }]>): string[] {
  return [...files].flatMap(([name, { length }]) => {
    const format = name.slice(name.lastIndexOf('.') + 1) as keyof typeof LIMITS.shotBytes;
    const most = LIMITS.shotBytes[format];
    return length <= most
      ? []
      : [
          `docs/public/images/report/${name}: ${length} bytes, the budget is ${most}. Show less of the view (site/reportViews.ts), or raise it in site/limits.ts.`,
        ];
  });
}
