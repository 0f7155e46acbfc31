import { z } from 'zod';
import { capitalized, formatBytes } from '../../lib/text/strings';

const size = z.object({ sourceSize: z.number(), parsedSize: z.number() });

/** The parts of a report's data that numbers and comparisons need; what else stands there is left alone. */
export const reportSchema = z.object({
  root: z.string(),
  errors: z.array(
    z.object({
      code: z.string(),
      level: z.string(),
      title: z.string(),
      description: z.string().optional(),
    }),
  ),
  chunkGraph: z.object({
    assets: z.array(z.object({ path: z.string(), size: z.number(), chunks: z.array(z.string()) })),
    chunks: z.array(z.object({ id: z.string(), initial: z.boolean() })),
  }),
  moduleGraph: z.object({ modules: z.array(z.object({ path: z.string(), size })) }),
  packageGraph: z.object({
    packages: z.array(z.object({ name: z.string(), version: z.string(), root: z.string() })),
  }),
  loader: z.array(
    z.object({
      resource: z.object({ path: z.string() }),
      loaders: z.array(z.object({ loader: z.string(), isPitch: z.boolean() })),
    }),
  ),
  resolver: z.array(z.unknown()),
});

/** What a report says about a build. */
export type ReportFacts = z.infer<typeof reportSchema>;

/** A comparison holds the data of two builds. */
export const diffSchema = z.object({ baseline: reportSchema, current: reportSchema });

/** Numbers by name, each written as the report writes it. */
export type ReportNumbers = Readonly<Record<string, string>>;

/** The report leaves these files out of every total. */
const NOT_OUTPUT = /\.(?:js|css|ts)\.map$|\.LICENSE\.txt$/;
const HASH = /\.[0-9a-f]{8,}(?=\.)/;

const outputOf = ({ chunkGraph }: ReportFacts) =>
  chunkGraph.assets.filter(({ path }) => !NOT_OUTPUT.test(path));

const sum = (values: readonly { size: number }[]) => values.reduce((total, { size }) => total + size, 0);

/** `main.77af08b4.js` gives `sizeOfMainJs`; files that are named by a number get another one at the next change. */
function namedSizes(report: ReportFacts): ReportNumbers {
  const entries = outputOf(report).flatMap(({ path, size }) => {
    const words = path.replace(HASH, '').split(/[^A-Za-z0-9]+/);
    if (!/^[a-z]/i.test(words[0] ?? '')) return [];
    const name = words.map(capitalized).join('');
    return [[`sizeOf${name}`, formatBytes(size)] as const];
  });
  return Object.fromEntries(entries);
}

/** Bytes of all files of the output. */
export const totalBytes = (report: ReportFacts): number => sum(outputOf(report));

/** Bytes of all scripts. */
export const jsBytes = (report: ReportFacts): number =>
  sum(outputOf(report).filter(({ path }) => path.endsWith('.js')));

/** Bytes of the scripts that an entry loads at start. */
export function initialJsBytes(report: ReportFacts): number {
  const initial = new Set(report.chunkGraph.chunks.flatMap(({ id, initial: is }) => (is ? [id] : [])));
  return sum(
    outputOf(report).filter(
      ({ path, chunks }) => path.endsWith('.js') && chunks.some((chunk) => initial.has(chunk)),
    ),
  );
}

/**
 * The numbers of a report that pages quote.
 * @returns by name: totals and sizes as text, counts as digits; `e1001` … are the findings of each rule that has some
 */
export function numbersOf(report: ReportFacts): ReportNumbers {
  const output = outputOf(report);
  const rules = report.errors.map(({ code }) => code.toLowerCase()).filter((code) => /^e1\d{3}$/.test(code));
  const perRule = [...new Set(rules)]
    .sort()
    .map((code) => [code, rules.filter((each) => each === code).length]);
  const counts = {
    totalFiles: output.length,
    errors: report.errors.filter(({ level }) => level === 'error').length,
    warnings: report.errors.filter(({ level }) => level === 'warn').length,
    findings: rules.length,
    rules: perRule.length,
    // As the comparison counts them: by path, so that a style sheet and what is extracted from it are one.
    modules: new Set(report.moduleGraph.modules.map(({ path }) => path)).size,
    packages: new Set(report.packageGraph.packages.map(({ name }) => name)).size,
    loaderFiles: report.loader.length,
    ...Object.fromEntries(perRule),
  };
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    totalSize: formatBytes(totalBytes(report)),
    jsSize: formatBytes(jsBytes(report)),
    initialJsSize: formatBytes(initialJsBytes(report)),
    ...namedSizes(report),
  };
}

/**
 * The numbers of a comparison.
 * @returns each number of `numbersOf` with the endings `Before` and `After`; `saved` in bytes, `savedPercent`, and `savedAbout` in whole percent
 */
export function numbersOfDiff(before: ReportFacts, after: ReportFacts): ReportNumbers {
  const ended = (report: ReportFacts, ending: string) =>
    Object.fromEntries(Object.entries(numbersOf(report)).map(([name, value]) => [`${name}${ending}`, value]));
  const [was, is] = [totalBytes(before), totalBytes(after)];
  const percent = (Math.abs(was - is) / was) * 100;
  return {
    ...ended(before, 'Before'),
    ...ended(after, 'After'),
    saved: formatBytes(Math.abs(was - is)),
    savedPercent: `${percent.toFixed(2)}%`,
    savedAbout: `${percent.toFixed(0)}%`,
  };
}

/** `costs: 917ms` in the text of a finding is a measured time. */
const DURATION = /\d+(?:\.\d+)?(?:ms|s|m)\b/g;

/**
 * What two runs over the same code must agree in: everything but times, the machine and the order of parallel work.
 * @returns sorted lines, so that a comparison shows what differs
 */
export function outlineOf(report: ReportFacts): readonly string[] {
  const lines = [
    `root ${report.root}`,
    ...report.chunkGraph.assets.map(({ path, size }) => `asset ${path} ${size}`),
    ...report.moduleGraph.modules.map(
      ({ path, size }) => `module ${path} ${size.sourceSize} ${size.parsedSize}`,
    ),
    ...report.packageGraph.packages.map(({ name, version, root }) => `package ${name} ${version} ${root}`),
    ...report.errors.map(({ code, title, description }) =>
      `finding ${code} ${title} ${JSON.stringify(description ?? '')}`.replace(DURATION, 'TIME'),
    ),
    ...report.loader.map(
      ({ resource, loaders }) =>
        `loader ${resource.path} ${loaders.map(({ loader, isPitch }) => `${loader}${isPitch ? ' pitch' : ''}`).join(', ')}`,
    ),
  ];
  return lines.sort();
}
