import {
  isNumberKnown,
  summarise,
  type Comparison,
  type ReportModel,
  type ReportSummary,
} from '../../packages/report';

type FailCondition = ReturnType<typeof readCondition>;

const CONDITION = /^([A-Za-z][\w-]*)\s*(>=?)\s*(\d+(?:\.\d+)?)\s*(B|kB|KB|MB|KiB|MiB|%)?$/;
const UNITS: Readonly<Record<string, number>> = {
  B: 1,
  kB: 1e3,
  KB: 1e3,
  MB: 1e6,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
};
const SIZES = ['size', 'js', 'initial'];
const GROWTHS = ['growth', 'js-growth', 'initial-growth'];
const COUNTS = ['findings', 'duplicates', 'new-findings'];

/**
 * Reads a limit such as `growth>10kB`, `initial>=500kB`, `growth>5%` or `E1001>0`.
 * @throws Error that says what may be written
 */
export function readCondition(text: string) {
  const [, metric = '', sign, number, unit] = CONDITION.exec(text.trim()) ?? [];
  const isCode = /^E\d{4}$/.test(metric);
  const isGrowth = GROWTHS.includes(metric);
  const isSize = SIZES.includes(metric) || isGrowth;
  if (!isCode && !isSize && !COUNTS.includes(metric)) {
    const known = [...SIZES, ...GROWTHS, ...COUNTS, 'E1001'].join(', ');
    throw new Error(`--fail-on "${text}" is no limit. Write one of ${known}, then > or >=, then a number.`);
  }
  if (unit === '%' ? !isGrowth : isSize !== (unit !== undefined)) {
    const wanted = isGrowth ? 'kB, MB or %' : isSize ? 'kB or MB' : 'no unit';
    throw new Error(`--fail-on "${text}": "${metric}" takes ${wanted}.`);
  }
  return {
    text,
    metric,
    inclusive: sign === '>=',
    limit: Number(number) * (UNITS[unit ?? ''] ?? 1),
    isPercent: unit === '%',
    needsBaseline: isGrowth || metric === 'new-findings',
  };
}

/** The number of a build that a limit is about; a code of a rule counts findings. */
const NUMBERS: Readonly<Record<string, keyof ReportSummary>> = {
  size: 'bytes',
  growth: 'bytes',
  js: 'jsBytes',
  'js-growth': 'jsBytes',
  initial: 'initialJsBytes',
  'initial-growth': 'initialJsBytes',
  duplicates: 'duplicates',
};

/** The first limit about something that the reports don't say: no number passes or keeps it. */
export const blindLimit = (conditions: readonly FailCondition[], unknown: ReadonlySet<string>) =>
  conditions.find(({ metric }) => !isNumberKnown(NUMBERS[metric] ?? 'findings', unknown));

/** The number that a limit is about. */
function valueOf({ metric, isPercent }: FailCondition, report: ReportModel, comparison?: Comparison): number {
  if (/^E\d/.test(metric)) return report.findings.filter(({ code }) => code === metric).length;
  if (metric === 'new-findings')
    return comparison?.findings.reduce((total, { added }) => total + added.length, 0) ?? 0;
  const key = NUMBERS[metric] ?? 'findings';
  if (!GROWTHS.includes(metric) || !comparison) return summarise(report)[key];
  const grown = comparison.after[key] - comparison.before[key];
  if (!isPercent) return grown;
  // What there was nothing of before has grown beyond every share.
  return comparison.before[key] > 0 ? (grown / comparison.before[key]) * 100 : grown > 0 ? Infinity : 0;
}

/** The limits that a report passes, with the number that passed each, in bytes, per cent or as a count. */
export const passedLimits = (
  conditions: readonly FailCondition[],
  report: ReportModel,
  comparison?: Comparison,
) =>
  conditions
    .map((condition) => ({ condition, value: valueOf(condition, report, comparison) }))
    .filter(({ condition: { inclusive, limit }, value }) => (inclusive ? value >= limit : value > limit));
