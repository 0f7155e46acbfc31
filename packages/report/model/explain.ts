import { fixFor, type FixSnippet, type ReportFix } from './fixFor';
import type { ReportFinding, ReportModel } from './ReportModel';
import { summarise } from './summarise';

/** What a site knows of a rule, in one language. */
export interface RuleWords {
  readonly title: string;
  readonly means: string;
  readonly fix: string;
  /** Address of the page of the rule. */
  readonly page: string;
  readonly snippet?: FixSnippet | undefined;
}

/** The findings of one rule. */
export interface ExplainedRule {
  readonly code: string;
  /** Title of the rule; that of the findings when the rule is not known: of a newer version, or the reader's own. */
  readonly title: string;
  /** What is known of the rule. */
  readonly words?: RuleWords | undefined;
  /** Dearest first. */
  readonly findings: readonly ReportFinding[];
  /** What they cost together; undefined when the rule is not about it. */
  readonly bytes?: number | undefined;
  readonly ms?: number | undefined;
  /** The larger of the two as part of the whole output and the whole build, from 0 to 1: what the order goes by. */
  readonly share: number;
  readonly modules: readonly string[];
  readonly packages: readonly string[];
  readonly fix?: ReportFix | undefined;
}

const total = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
};

const part = (value: number | undefined, whole: number) =>
  value === undefined || whole <= 0 ? 0 : Math.min(1, value / whole);

const cost = ({ bytes = 0, ms = 0 }: ReportFinding) => bytes + ms;

/**
 * Groups the findings of a report by rule, those first that cost the largest part of the output or of the build; rules that
 * are not about bytes or time come last.
 * @param report the model
 * @param wordsOf what is known of a rule; undefined for one that is not known
 */
export function explain(
  report: ReportModel,
  wordsOf: (code: string) => RuleWords | undefined,
): readonly ExplainedRule[] {
  const { bytes: allBytes, buildMs } = summarise(report);
  const groups = new Map<string, ReportFinding[]>();
  for (const finding of report.findings) {
    // Rules of the reader's own have one code and are told apart by their titles.
    const key = finding.code === 'EXTEND' ? `EXTEND ${finding.title}` : finding.code;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()]
    .map((found): ExplainedRule => {
      const [{ code, title } = { code: '', title: '' }] = found;
      const words = wordsOf(code);
      const bytes = total(found.map((finding) => finding.bytes));
      const ms = total(found.map((finding) => finding.ms));
      const packages = [...new Set(found.flatMap((finding) => finding.packages))];
      return {
        code,
        title: code === 'EXTEND' || !words ? title : words.title,
        words,
        findings: [...found].sort((a, b) => cost(b) - cost(a)),
        bytes,
        ms,
        share: Math.max(part(bytes, allBytes), part(ms, buildMs)),
        modules: [...new Set(found.flatMap((finding) => finding.modules))],
        packages,
        fix: words?.snippet && fixFor(words.snippet, report.build, packages),
      };
    })
    .sort((a, b) => b.share - a.share || (b.bytes ?? -1) - (a.bytes ?? -1) || (a.code < b.code ? -1 : 1));
}
