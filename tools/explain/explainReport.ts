import {
  compare,
  comparisonMarkdown,
  costText,
  explain,
  ReportError,
  reportJson,
  reportMarkdown,
  summarise,
  summaryRows,
  unknownParts,
  type MarkdownOptions,
} from '../../packages/report';
import { faultText, STATS_COMMANDS } from '../../components/open-report/faultText';
import { ruleWords } from '../../site/messages/ruleWords';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS } from '../../site/words/reportView';

import { blindLimit, passedLimits } from './passedLimits';
import { EXPLAIN_USAGE, readExplainArgs, type ExplainArgs } from './readExplainArgs';
import { readPlace } from './readPlace';

/** What the command prints, and how it ends. */
export interface ExplainResult {
  readonly out: string;
  readonly error: string;
  /** 0 fine, 1 a limit is passed, 2 wrong usage, 3 a report cannot be read. */
  readonly code: 0 | 1 | 2 | 3;
}

/** Text of strangers in a terminal: nothing in it may move the cursor. */
const plain = (text: string) => text.replace(/[^\P{Control}\n]/gu, ' ');

/**
 * Runs `npm run explain`.
 * @param args arguments behind the name of the script
 */
export async function explainReport(args: readonly string[]): Promise<ExplainResult> {
  let asked: ExplainArgs;
  try {
    asked = readExplainArgs(args);
  } catch (error) {
    return {
      out: '',
      error: `${error instanceof Error ? error.message : String(error)}\n\n${EXPLAIN_USAGE}\n`,
      code: 2,
    };
  }
  const { lang, output, conditions } = asked;
  try {
    const report = await readPlace(asked.report);
    const baseline = asked.compare === undefined ? undefined : await readPlace(asked.compare);
    const comparison = baseline && compare(baseline, report);
    const rules = explain(report, (code) => ruleWords(code, lang));
    const options: MarkdownOptions = { say: (word) => REPORT_MARKDOWN_WORDS[word][lang], base: '' };
    const texts = {
      json: () => `${JSON.stringify(reportJson(report, rules, comparison), null, 2)}\n`,
      markdown: () =>
        [
          reportMarkdown(report, rules, options),
          ...(comparison ? [comparisonMarkdown(comparison, options)] : []),
        ].join('\n'),
      text: () =>
        plain(
          [
            report.build.name || options.say('nameless'),
            ...summaryRows(summarise(report), unknownParts(report), options.say).map(
              ([name, value]) => `  ${name}: ${value}`,
            ),
            ...rules.flatMap((rule) => [
              '',
              `${rule.code} ${rule.title} (${[rule.findings.length, costText(rule)].filter(Boolean).join(', ')})`,
              ...rule.findings
                .slice(0, 5)
                .map(({ description }) => `  ${description.replaceAll('\n', '\n  ')}`),
              ...(rule.words ? [`  → ${rule.words.fix} ${rule.words.page}`] : []),
            ]),
            '',
            ...(comparison ? [comparisonMarkdown(comparison, options)] : []),
          ].join('\n'),
        ),
    };
    const blind = blindLimit(conditions, new Set(comparison?.unknown ?? unknownParts(report)));
    if (blind) return { out: '', error: `${blind.text}: the report doesn't say this number\n`, code: 3 };
    const passed = passedLimits(conditions, report, comparison);
    return {
      out: texts[output](),
      error: plain(
        [
          ...[report, baseline]
            .flatMap((each) => each?.skipped ?? [])
            .map((each) => `${faultText(each, (text) => text[lang])}\n`),
          ...passed.map(({ condition: { text }, value }) => `${text}: it is ${Number(value.toFixed(2))}\n`),
        ].join(''),
      ),
      code: passed.length > 0 ? 1 : 0,
    };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    const lines = [
      faultText(error, (text) => text[lang]),
      ...(STATS_COMMANDS[error.fault]?.split('\n') ?? []).map((line) => `  ${line}`),
      ...(error.fault !== 'several' && error.choices.length > 0 ? [REPORT_VIEW_WORDS.choices[lang]] : []),
      ...error.choices.map((each) => `  ${each}`),
    ];
    return { out: '', error: plain(`${lines.join('\n')}\n`), code: 3 };
  }
}
