import { formatBytes, markdownTable } from '../../lib/text/strings';
import type { Comparison } from './model/compare';
import type { ExplainedRule } from './model/explain';
import { unknownParts, type ReportModel } from './model/ReportModel';
import { isNumberKnown, summarise, type ReportSummary } from './model/summarise';

/** A time as the report writes it, such as `917 ms`, `12.1 s` or `2.5 min`. */
export function formatMs(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
}

function formatDifference(bytes: number): string {
  const sign = bytes > 0 ? '+' : bytes < 0 ? '−' : '';
  return `${sign}${formatBytes(Math.abs(bytes))}`;
}

/** Numbers of a build in the order in which they are shown. */
const NUMBERS = [
  ['files', 'files', String],
  ['bytes', 'bytes', formatBytes],
  ['gzipBytes', 'gzip', formatBytes],
  ['jsBytes', 'jsBytes', formatBytes],
  ['initialJsBytes', 'initialJs', formatBytes],
  ['packages', 'packages', String],
  ['duplicates', 'duplicates', String],
  ['modules', 'modules', String],
  ['findings', 'findings', String],
  ['buildMs', 'time', formatMs],
] as const;

/** Words that the text needs, which a site has in each of its languages. */
export type MarkdownWord =
  | (typeof NUMBERS)[number][1]
  | 'after'
  | 'assets'
  | 'before'
  | 'comparison'
  | 'difference'
  | 'largestPackages'
  | 'name'
  | 'nameless'
  | 'noDifference'
  | 'slowestLoaders'
  | 'todo'
  | 'toFix'
  | 'value';

export interface MarkdownOptions {
  readonly say: (word: MarkdownWord) => string;
  /** Stands before the address of a rule's page. */
  readonly base: string;
}

const ROWS = 10;

/** Names are text of strangers: none ends the code or the line that it stands in. */
const code = (text: string) =>
  `\`${text
    .replace(/[\s\p{Control}]+/gu, ' ')
    .replaceAll('`', "'")
    .slice(0, 300)}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  markdownTable(head, rows).trim();

const fence = (lang: string, text: string) => `\`\`\`\`${lang}\n${text.replace(/`{4,}/g, "'''")}\n\`\`\`\``;

export const summaryRows = (
  summary: ReportSummary,
  unknown: ReadonlySet<string>,
  say: MarkdownOptions['say'],
): readonly (readonly [string, string])[] =>
  NUMBERS.filter(([key]) => isNumberKnown(key, unknown, summary)).map(([key, word, write]) => [
    say(word),
    write(summary[key]),
  ]);

/** What a rule's findings cost, as it is shown: both, one, or nothing. */
export const costText = ({ bytes, ms }: Pick<ExplainedRule, 'bytes' | 'ms'>): string =>
  [bytes === undefined ? '' : formatBytes(bytes), ms === undefined ? '' : formatMs(ms)]
    .filter(Boolean)
    .join(', ');

function ruleText(rule: ExplainedRule, { say, base }: MarkdownOptions): string {
  const cost = costText(rule);
  const known = rule.words;
  const title = `${rule.code} ${known ? rule.title : code(rule.title)} (${rule.findings.length}${cost ? `, ${cost}` : ''})`;
  return [
    `### ${title}`,
    ...(known ? [known.means] : []),
    rule.findings
      .slice(0, ROWS)
      .map((finding) => `- ${code(finding.description)}${costText(finding) ? ` ${costText(finding)}` : ''}`)
      .join('\n'),
    ...(known ? [`${say('toFix')} ${known.fix}`] : []),
    ...(rule.fix ? [fence(rule.fix.lang, rule.fix.code)] : []),
    ...(known ? [`${base}${known.page}`] : []),
  ].join('\n\n');
}

/** What a report says, to keep or to pass on. */
export function reportMarkdown(
  report: ReportModel,
  rules: readonly ExplainedRule[],
  options: MarkdownOptions,
): string {
  const { say } = options;
  const list = (title: MarkdownWord, value: MarkdownWord, rows: readonly (readonly string[])[]) =>
    rows.length > 0 ? [`## ${say(title)}`, table([say('name'), say(value)], rows.slice(0, ROWS))] : [];
  const packages = report.packages.map(({ name, version, bundledBytes }) => [
    code(`${name}@${version}`),
    formatBytes(bundledBytes),
  ]);
  const loaders = report.loaders.map(({ name, ms }) => [code(name), formatMs(ms)]);
  return [
    `# ${report.build.name ? code(report.build.name) : say('nameless')}`,
    table([say('name'), say('value')], summaryRows(summarise(report), unknownParts(report), say)),
    ...(rules.length > 0 ? [`## ${say('todo')}`, ...rules.map((rule) => ruleText(rule, options))] : []),
    ...list('largestPackages', 'bytes', packages),
    ...list('slowestLoaders', 'time', loaders),
    '',
  ].join('\n\n');
}

/** What differs between two builds, to paste into a pull request. */
export function comparisonMarkdown(comparison: Comparison, { say }: MarkdownOptions): string {
  const { before, after } = comparison;
  const unknown = new Set(comparison.unknown);
  const totals = NUMBERS.filter(
    ([key]) => key !== 'files' && key !== 'buildMs' && isNumberKnown(key, unknown, before, after),
  ).map(([key, word, write]) => {
    const difference = after[key] - before[key];
    return [
      say(word),
      write(before[key]),
      write(after[key]),
      write === formatBytes ? formatDifference(difference) : String(difference),
    ];
  });
  const head = [say('name'), say('before'), say('after'), say('difference')];
  const lists = (
    [
      ['assets', 'chunkGraph'],
      ['packages', 'packageGraph'],
      ['modules', 'moduleGraph'],
    ] as const
  ).flatMap(([key, part]) => {
    if (unknown.has(part)) return [];
    const rows = comparison[key]
      .slice(0, ROWS)
      .map(({ name, before: was, after: is }) => [
        code(name),
        was === undefined ? '–' : formatBytes(was),
        is === undefined ? '–' : formatBytes(is),
        formatDifference((is ?? 0) - (was ?? 0)),
      ]);
    return [`## ${say(key)}`, rows.length > 0 ? table(head, rows) : say('noDifference')];
  });
  const findings = comparison.findings.flatMap((change) => [
    `- ${change.code}: ${change.before} → ${change.after}`,
    ...change.added.slice(0, ROWS).map((text) => `  - + ${code(text)}`),
    ...change.removed.slice(0, ROWS).map((text) => `  - − ${code(text)}`),
  ]);
  return [
    `# ${say('comparison')}`,
    table(head, totals),
    ...lists,
    ...(findings.length > 0 ? [`## ${say('findings')}`, findings.join('\n')] : []),
    '',
  ].join('\n\n');
}

/** Modules that are kept, largest first: all of them would be most of the report again. */
const MODULES = 100;

/**
 * What is kept of a report for programs: numbers, explained findings, and what they are about.
 * @returns values of JSON; `format` is raised when a field changes its meaning
 */
export const reportJson = (
  report: ReportModel,
  rules: readonly ExplainedRule[],
  comparison?: Comparison,
) => ({
  format: 1,
  build: report.build,
  missing: [...unknownParts(report)],
  none: report.empty.none,
  summary: summarise(report),
  rules,
  assets: report.assets,
  packages: report.packages,
  modules: report.modules.slice(0, MODULES),
  loaders: report.loaders,
  plugins: report.plugins,
  ...(comparison && { comparison }),
});
