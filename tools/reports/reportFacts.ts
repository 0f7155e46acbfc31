import type { ReportName } from '../../site/reportDemos';
import {
  diffSchema,
  numbersOf,
  numbersOfDiff,
  outlineOf,
  reportSchema,
  type ReportNumbers,
} from '../../packages/report';
import { readReportData } from '../../packages/report/readReportData';

/** What the tests and the pages need to know of a report. */
export interface ReportReading {
  readonly numbers: ReportNumbers;
  readonly outline: readonly string[];
}

/**
 * Numbers and outline of a report, from its file in `examples/reports/`; those of a comparison cover both builds. Throws
 * with the file and the fields when the data has another form.
 */
export function reportFacts(name: ReportName, scripts: string): ReportReading {
  const data = readReportData(scripts);
  const isDiff = 'baseline' in data;
  const parsed = isDiff ? diffSchema.safeParse(unwrap(data)) : reportSchema.safeParse(data);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).slice(0, 5);
    throw new Error(
      `examples/reports/${name}.html: the data has another form than expected at ${fields.join(', ')}; run \`npm run shots\`, or correct packages/report/numbersOf.ts.`,
    );
  }
  if (!('baseline' in parsed.data)) {
    return { numbers: numbersOf(parsed.data), outline: outlineOf(parsed.data) };
  }
  const { baseline, current } = parsed.data;
  return {
    numbers: numbersOfDiff(baseline, current),
    outline: [
      ...outlineOf(baseline).map((line) => `before ${line}`),
      ...outlineOf(current).map((line) => `after ${line}`),
    ],
  };
}

/** The comparison keeps each build as the JSON report does, below `data`. */
function unwrap(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inner = (value: unknown) =>
    typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  return { baseline: inner(data.baseline), current: inner(data.current) };
}
