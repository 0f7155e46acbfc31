import { capitalized, formatBytes } from '../../lib/text/strings';
import { readReport, summarise, type ReportModel } from '../../packages/report';
import { readReportData } from '../../packages/report/readReportData';

type ReportNumbers = Readonly<Record<string, string>>;

/** A build of a report: its model, and lists of the analyzer that the model leaves out. */
export interface ReadBuild {
  readonly report: ReportModel;
  readonly errors: readonly { readonly level: string }[];
  readonly loader: readonly {
    readonly resource: { readonly path: string };
    readonly loaders: readonly { readonly loader: string }[];
  }[];
}

/** Reads the sections of a build, or `{ data }` around them. Throws ReportError for another form than the analyzer's. */
export async function readBuild(data: unknown): Promise<ReadBuild> {
  const sections = (data as { data?: unknown }).data ?? data;
  const file = new Blob([JSON.stringify({ data: sections })]);
  const report = await readReport([{ path: 'rsdoctor-data.json', size: file.size, open: () => file }]);
  const { errors, loader } = sections as ReadBuild;
  return { report, errors, loader };
}

/** Reads the data scripts of a kept report: one build, or the two of a comparison. */
export async function readBuilds(scripts: string): Promise<readonly ReadBuild[]> {
  const data = readReportData(scripts);
  return Promise.all(('baseline' in data ? [data.baseline, data.current] : [data]).map(readBuild));
}

/** `main.77af08b4.js` gives `sizeOfMainJs`; files that are named by a number get another one at the next change. */
const namedSizes = ({ assets }: ReportModel) =>
  assets.flatMap(({ path, bytes }) => {
    const words = path.replace(/\.[0-9a-f]{8,}(?=\.)/, '').split(/[^A-Za-z0-9]+/);
    if (!/^[a-z]/i.test(words[0] ?? '')) return [];
    return [[`sizeOf${words.map(capitalized).join('')}`, formatBytes(bytes)]];
  });

/** The numbers of a build that pages quote; `e1001` … are the findings of each rule that has some. */
export function numbersOf({ report, errors, loader }: ReadBuild): ReportNumbers {
  const { files, bytes, jsBytes, initialJsBytes, modules } = summarise(report);
  const rules = report.findings.map(({ code }) => code.toLowerCase()).filter((code) => code !== 'extend');
  const perRule = [...new Set(rules)]
    .sort()
    .map((rule) => [rule, rules.filter((each) => each === rule).length]);
  const ofLevel = (wanted: string) => errors.filter(({ level }) => level === wanted).length;
  const counts = {
    totalFiles: files,
    errors: ofLevel('error'),
    warnings: ofLevel('warn'),
    findings: rules.length,
    rules: perRule.length,
    modules,
    packages: new Set(report.packages.map(({ name }) => name)).size,
    loaderFiles: loader.length,
    ...Object.fromEntries(perRule),
  };
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    totalSize: formatBytes(bytes),
    jsSize: formatBytes(jsBytes),
    initialJsSize: formatBytes(initialJsBytes),
    ...Object.fromEntries(namedSizes(report)),
  };
}

/**
 * The numbers of a kept report. Those of a comparison end with `Before` and `After`; beside them are `saved`, in bytes and as
 * `savedPercent`, and `savedAbout` in whole percent.
 */
export async function reportNumbers(scripts: string): Promise<ReportNumbers> {
  const [before, after] = await readBuilds(scripts);
  if (!before || !after) return before ? numbersOf(before) : {};
  const ended = (build: ReadBuild, ending: string) =>
    Object.entries(numbersOf(build)).map(([name, value]) => [`${name}${ending}`, value]);
  const [was, is] = [before, after].map(({ report }) => summarise(report).bytes) as [number, number];
  const percent = (Math.abs(was - is) / was) * 100;
  return {
    ...Object.fromEntries([...ended(before, 'Before'), ...ended(after, 'After')]),
    saved: formatBytes(Math.abs(was - is)),
    savedPercent: `${percent.toFixed(2)}%`,
    savedAbout: `${percent.toFixed(0)}%`,
  };
}
